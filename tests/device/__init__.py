"""Tests of the phone's adapter where there is no phone."""
