"""Puts frames together as one moving picture: moving-picture.py FOLDER OUT MILLISECONDS…, one number for each frame."""

import sys
from pathlib import Path

from PIL import Image

WIDTH = 900
LIMIT = 2_000_000
"""Bytes; a README is read on phones, too."""

folder, out, *durations = sys.argv[1:]
frames = [Image.open(path).convert("RGB") for path in sorted(Path(folder).glob("*.png"))]
assert len(frames) == len(durations), f"{len(frames)} frames, {len(durations)} durations"
height = round(frames[0].height * WIDTH / frames[0].width)
small = [frame.resize((WIDTH, height), Image.Resampling.LANCZOS) for frame in frames]
small[0].save(
    out,
    save_all=True,
    append_images=small[1:],
    duration=[int(each) for each in durations],
    loop=0,
    quality=62,
    method=4,
    kmax=0,
)
size = Path(out).stat().st_size
print(f"{out}: {len(frames)} frames, {sum(map(int, durations)) / 1000:.0f} s, {size / 1e6:.2f} MB")
if size > LIMIT:
    sys.exit(f"that is more than {LIMIT / 1e6:.0f} MB: fewer frames, or a lower quality")
