"""The live table and its server: see docs/protocol.md."""
