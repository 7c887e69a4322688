/**
 * How the game is unpacked, in Python. `slow`: without the compiled modules, where WebAssembly has no vectors.
 * @param {boolean} slow
 */
export const unpacking = (slow) => `
import os, tarfile
with tarfile.open("/game.tar") as archive:
    wanted = [each for each in archive if not (${slow ? "True" : "False"} and each.name.endswith(".abi3.so"))]
    archive.extractall("/lib/python3.14/site-packages", wanted, filter="fully_trusted")
os.remove("/game.tar")
`;
