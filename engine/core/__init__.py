"""What every game stands on: the contract, time, chance, saves, bots and the suite that all must pass."""
