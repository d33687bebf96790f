"""What is asked between two fights: who gets what, either or, tests, who leads."""
