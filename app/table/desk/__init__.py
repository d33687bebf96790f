"""The desk: where board, players, prompt and tray lie, on every form of screen and round a flat tablet."""
