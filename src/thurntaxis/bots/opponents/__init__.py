"""The opponents themselves: one file each, registered by code, from the random bot to the searching ones."""
