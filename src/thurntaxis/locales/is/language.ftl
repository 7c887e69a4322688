language-name = Íslenska
