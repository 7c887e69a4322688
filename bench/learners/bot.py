"""A trained network as a bot for the arena.

    thurntaxis benchmark learned:file=NETWORK.npz --code bench/learners/bot.py

A network is a file with the arrays `weight0`, `bias0`, `weight1` … of its layers, with ReLU between them. It gets the
observation with all cells between 0 and 1, and the legal action with the highest output is played.
"""

from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt

from thurntaxis.bots import Bot, BotError, register
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.learning.shapes import normalised
from thurntaxis.envs.network import NetworkBot

LAYOUT = Layout(2)
Cells = npt.NDArray[np.int8]


@register("learned", "Learned", "Plays what a trained network likes best; two players.")
def learned(file: Annotated[str, "the network, an .npz file"] = "") -> Bot:
    """The bot with that network."""
    if not Path(file).is_file():
        raise BotError(f"give the file of a network: learned:file=NETWORK.npz; there is no file {file!r}")
    with np.load(file) as arrays:
        layers = [(arrays[f"weight{n}"].T.copy(), arrays[f"bias{n}"]) for n in range(len(arrays.files) // 2)]

    def choose(observation: Cells, mask: Cells) -> int:
        cells = normalised(LAYOUT, observation)
        for weight, bias in layers[:-1]:
            cells = np.maximum(cells @ weight + bias, 0)
        weight, bias = layers[-1]
        return int(np.where(mask, cells @ weight + bias, -np.inf).argmax())

    return NetworkBot(choose)
