"""Tests of the services: what the app asks of the device."""
