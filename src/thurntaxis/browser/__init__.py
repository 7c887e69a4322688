"""The game without a server: tables in a browser's worker, run by Pyodide.

The page talks to it as it talks to a server, in the same messages. Nothing here needs a network or threads.
"""
