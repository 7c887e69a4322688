// Town views for the cards: a few kinds of buildings, and for each city a row of them of our own choice.
import type { CityId } from "../protocol/protocol";

const ROWS: Record<CityId, string> = {
  mannheim: "hDhhch",
  carlsruhe: "hpPph",
  freiburg: "hhMht",
  basel: "hTThh",
  zuerich: "hTThc",
  innsbruck: "hcdht",
  sigmaringen: "hKKch",
  stuttgart: "hKhch",
  ulm: "hhMhh",
  wuerzburg: "hcTTK",
  nuernberg: "hTTKt",
  regensburg: "hTTBB",
  ingolstadt: "htMth",
  augsburg: "hdhdh",
  muenchen: "hOOht",
  passau: "hdddh",
  kempten: "hdOOh",
  salzburg: "KhdTh",
  linz: "hcKhd",
  pilsen: "hcMhh",
  budweis: "hthch",
  lodz: "hPhch",
};

const ALPINE = new Set(["innsbruck", "zuerich", "kempten", "salzburg", "muenchen"]);
const GROUND = 56;

interface TownDrawing {
  buildings: string[];
  hatching: string;
  horizon: string;
  sky: string;
  ground: string;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A seeded generator, so that a town looks the same every time. */
function generator(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
}

class Builder {
  buildings: string[] = [];
  hatching = "";

  shape(path: string): void {
    this.buildings.push(path);
  }

  #shade(left: number, right: number, top: (k: number) => number, foot: number): void {
    for (let k = 0; k < Math.floor((right - left) / 3.4); k += 1) {
      this.hatching += `M${short(right - 0.9 - k * 1.7)} ${foot - 1}V${short(top(k))}`;
    }
  }

  wall(left: number, right: number, top: number, foot = GROUND): void {
    this.shape(`M${short(left)} ${foot}V${short(top)}H${short(right)}V${foot}Z`);
    this.#shade(left, right, (k) => top + 1 + k * 1.2, foot);
  }

  gable(left: number, right: number, top: number, eaves: number): void {
    const middle = short((left + right) / 2);
    this.shape(
      `M${short(left)} ${GROUND}V${short(eaves)}L${middle} ${short(top)}L${short(right)} ${short(eaves)}V${GROUND}Z`,
    );
    this.#shade(left, right, () => eaves + 0.5, GROUND);
  }

  spire(middle: number, half: number, foot: number, top: number): void {
    this.shape(
      `M${short(middle - half)} ${short(foot)}L${short(middle)} ${short(top)}L${short(middle + half)} ${short(foot)}Z`,
    );
  }

  windows(middle: number, ys: number[]): void {
    this.hatching += ys.map((y) => `M${short(middle - 0.7)} ${y}v2.4M${short(middle + 0.7)} ${y}v2.4`).join("");
  }
}

type Draw = (b: Builder, x: number, w: number, uneven: number) => void;

const KINDS: Record<string, Draw> = {
  /** two houses */
  h(b, x, w, j) {
    b.gable(x + 0.5, x + w / 2, 41 + j, 46 + j);
    b.gable(x + w / 2, x + w - 0.5, 44 - j, 48 - j);
  },
  /** a town tower */
  t(b, x, w, j) {
    const c = x + w / 2;
    b.wall(c - 4, c + 4, 30 + j);
    b.spire(c, 5, 30 + j, 18 + j);
    b.windows(c - 1, [34]);
    b.gable(x, c - 4, 45, 49);
  },
  /** a church with two towers */
  T(b, x, w, j) {
    const c = x + w / 2;
    for (const d of [-5, 4]) {
      b.wall(c + d - 3, c + d + 3, 26);
      b.spire(c + d, 3.6, 26, 12 + j);
      b.windows(c + d - 0.6, [30]);
    }
    b.gable(c - 9, c + 9, 40, 45);
  },
  /** a tower with an onion top */
  O(b, x, w) {
    const c = x + w / 2;
    b.wall(c - 5, c + 5, 24);
    b.shape(
      `M${short(c - 5.6)} 24Q${short(c - 6.6)} 17 ${short(c - 1)} 14.5L${short(c)} 10L${short(c + 1)} 14.5Q${short(c + 6.6)} 17 ${short(c + 5.6)} 24Z`,
    );
    b.windows(c - 1.5, [29, 35]);
    b.gable(x, c + 9, 43, 47);
  },
  /** a minster */
  M(b, x, w) {
    const c = x + w / 2;
    b.wall(c - 6, c + 6, 26);
    b.shape(`M${short(c - 6)} 26L${short(c - 3.4)} 18L${short(c)} 1.5L${short(c + 3.4)} 18L${short(c + 6)} 26Z`);
    b.hatching += `M${short(c + 1)} 8L${short(c + 4)} 25M${short(c + 0.4)} 13L${short(c + 2)} 25`;
    b.windows(c - 2, [30]);
    b.gable(c - 10, c + 10, 38, 44);
  },
  /** a parish church */
  c(b, x, w) {
    const c = x + w / 2;
    b.wall(c - 3.5, c + 2.5, 32);
    b.spire(c - 0.5, 3.5, 32, 15);
    b.gable(c, x + w, 41, 46);
  },
  /** a dome with a cross */
  d(b, x, w) {
    const c = x + w / 2;
    b.wall(c - 7, c + 7, 38);
    b.shape(
      `M${short(c - 6)} 38C${short(c - 7)} 27 ${short(c - 2)} 26 ${short(c)} 22C${short(c + 2)} 26 ${short(c + 7)} 27 ${short(c + 6)} 38Z`,
    );
    b.shape(`M${short(c)} 22v-5m-1.5 2h3`);
    b.windows(c - 3, [43]);
  },
  /** a palace with a cupola */
  P(b, x, w) {
    const c = x + w / 2;
    b.wall(x, x + w, 42);
    b.wall(c - 4, c + 4, 30);
    b.shape(`M${short(c - 5)} 30Q${short(c)} 20 ${short(c + 5)} 30Z`);
    b.windows(x + 3, [46]);
    b.windows(x + w / 2 - 1, [34]);
  },
  /** a wing of the palace */
  p(b, x, w) {
    b.wall(x, x + w, 45);
    b.windows(x + 3, [48]);
    b.windows(x + 8, [48]);
  },
  /** a castle on its hill */
  K(b, x, w) {
    const c = x + w / 2;
    b.shape(`M${short(x - 3)} ${GROUND}L${short(x + 3)} 40H${short(x + w - 3)}L${short(x + w + 3)} ${GROUND}Z`);
    b.wall(c - 7, c + 7, 31, 40);
    b.wall(c - 9, c - 4, 25, 40);
    b.spire(c - 6.5, 3, 25, 18);
  },
  /** an arch of the bridge */
  B(b, x, w) {
    b.shape(
      `M${short(x)} 50H${short(x + w)}V${GROUND}H${short(x + w - 2)}A${short(w / 2 - 2)} 5 0 0 0 ${short(x + 2)} ${GROUND}H${short(x)}Z`,
    );
  },
};
KINDS.D = KINDS.P as Draw;

const drawings = new Map<CityId, TownDrawing>();

export function town(city: CityId): TownDrawing {
  const known = drawings.get(city);
  if (known) return known;
  const random = generator(city);
  const between = (a: number, b: number): number => a + (b - a) * random();
  const builder = new Builder();
  const row = ROWS[city] ?? "hhchh";
  const width = 94 / row.length;
  [...row].forEach((kind, i) => KINDS[kind]?.(builder, 3 + i * width, width, between(-1.5, 1.5)));
  let sky = "";
  for (let k = 0; k < 5; k += 1) sky += `M${short(between(2, 70))} ${4 + k * 4.5}h${short(between(12, 28))}`;
  let ground = "";
  for (let k = 0; k < 4; k += 1) {
    ground += `M${short(2 + k * 1.5 + between(0, 8))} ${short(58 + k * 2.6)}h${short(between(20, 36))}m${short(between(3, 9))} 0h${short(between(14, 30))}`;
  }
  const horizon = ALPINE.has(city)
    ? "M0 52L10 36L16 42L27 26L36 38L48 22L60 37L70 28L82 42L90 34L100 50M27 26l3 12M48 22l4 14M70 28l4 10M30 31l2 8M52 29l2 8"
    : "M0 50Q16 40 32 47T64 44T100 48";
  const drawing = { buildings: builder.buildings, hatching: builder.hatching, horizon, sky, ground };
  drawings.set(city, drawing);
  return drawing;
}
