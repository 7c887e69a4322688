"""The README keeps what it promises. That its code runs is shown with that of the docs, in test_docs.py."""

from support.pages import ROOT, blocks, read

README = ROOT / "README.md"


def test_the_two_commands_are_promised() -> None:
    text = read(README)
    assert "make play" in text
    assert "make test" in text


def test_ten_lines_of_python_are_ten() -> None:
    (code,) = blocks(README, "python")
    assert len(code.split("\n")) - 1 == 10
