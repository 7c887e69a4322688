"""Tables without any network: what happens at them, who may know it, and how it is kept.

Nothing here imports a web framework, a database driver or a metrics library.
"""
