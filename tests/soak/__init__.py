"""A long evening at the real program: thirty pages, faults, broken lines, and kills; what it costs is printed."""
