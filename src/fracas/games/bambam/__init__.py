"""Bambam Boom."""
