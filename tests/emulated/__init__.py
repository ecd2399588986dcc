"""What real kernels in emulated machines need: Debian's packages in a folder of the project, and modules for them."""
