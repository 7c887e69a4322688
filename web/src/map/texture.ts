// Paper grain and blotches as two small tiles, rendered once: far cheaper than live noise filters on a phone.

function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
}

type Shade = [red: number, green: number, blue: number, alpha: number];

function tile(size: number, shade: (x: number, y: number) => Shade): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return "none";
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      image.data.set(shade(x, y), (y * size + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return `url(${canvas.toDataURL()})`;
}

/** Value noise that joins at its edges, from a few octaves. */
function cloud(size: number, seed: number): (x: number, y: number) => number {
  const random = noise(seed);
  const octaves = [4, 8, 16].map((cells) => ({ cells, values: Array.from({ length: cells * cells }, random) }));
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    octaves.forEach(({ cells, values }, k) => {
      const [u, v] = [(x / size) * cells, (y / size) * cells];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [smooth(u - i), smooth(v - j)];
      const value = (a: number, b: number): number => values[(b % cells) * cells + (a % cells)] ?? 0;
      const top = value(i, j) * (1 - fu) + value(i + 1, j) * fu;
      const foot = value(i, j + 1) * (1 - fu) + value(i + 1, j + 1) * fu;
      const share = 0.5 ** k;
      sum += (top * (1 - fv) + foot * fv) * share;
      weight += share;
    });
    return sum / weight;
  };
}

let made: { grain: string; blotch: string } | undefined;

/** Backgrounds for CSS; grain is 128 px wide, blotches 96 px and meant to be drawn much larger. */
export function paperTextures(): { grain: string; blotch: string } {
  if (!made) {
    const random = noise(3);
    const blotches = cloud(96, 11);
    made = {
      grain: tile(128, () => (random() < 0.55 ? [60, 38, 14, random() * 30] : [255, 250, 230, random() * 24])),
      blotch: tile(96, (x, y) => [122, 82, 30, Math.max(0, blotches(x, y) - 0.45) * 150]),
    };
  }
  return made;
}
