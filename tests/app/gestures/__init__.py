"""Tests of the gesture tracker and of its Kivy adapter."""
