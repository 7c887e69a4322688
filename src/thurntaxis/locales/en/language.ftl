### The language's name, as its own speakers write it.

language-name = English
