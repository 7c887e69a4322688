// Turns geography.json (degrees, ridges, forest spots) into src/map/drawing.json: map units, peaks, hills and trees
// already scattered. Only numbers go into the bundle; the curves are built from them in the browser.
//   node scripts/draw-map.mjs          writes src/map/drawing.json
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A small seeded generator: the same hills every time. */
function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const tenth = (value) => Math.round(value * 10) / 10;

/** Points along the Catmull-Rom curve, a few for each stretch. */
function along(points, steps) {
  const out = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const p1 = points[i];
    const p2 = points[i + 1];
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      out.push(
        [0, 1].map(
          (k) =>
            0.5 *
            (2 * p1[k] +
              (p2[k] - p0[k]) * t +
              (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
              (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3),
        ),
      );
    }
  }
  out.push(points.at(-1));
  return out;
}

/** Places that relief must leave free: city marks, name plates with their houses, names of provinces. */
function keepClear(geo) {
  const marks = Object.values(geo.projection.cities);
  const boxes = Object.entries(geo.labels.cities).map(([city, { plate }]) => {
    const at = geo.projection.cities[city];
    return { x: at.x + plate[0] - 5, y: at.y + plate[1] - 6, w: plate[2] + 10, h: plate[3] + 12 };
  });
  const names = Object.entries(geo.labels.provinces).map(([id, label]) => {
    const half = (id.length * label.size * (0.62 + label.spacing)) / 2;
    const turn = (-label.rotate * Math.PI) / 180;
    return { ...label, half, cos: Math.cos(turn), sin: Math.sin(turn) };
  });
  return (x, y, r) =>
    marks.every((m) => Math.hypot(x - m.x, y - m.y) > 22 + r) &&
    !boxes.some((b) => x > b.x - r && x < b.x + b.w + r && y > b.y - r && y < b.y + b.h + r * 0.6) &&
    !names.some((n) => {
      const u = (x - n.x) * n.cos - (y - n.y) * n.sin;
      const v = (x - n.x) * n.sin + (y - n.y) * n.cos;
      return Math.abs(u) < n.half + r * 0.5 && Math.abs(v) < n.size * 0.5 + r * 0.5;
    });
}

function scatterRelief(geo, project) {
  const random = mulberry32(1806);
  const between = (a, b) => a + (b - a) * random();
  const free = keepClear(geo);
  const peaks = [];
  const hills = [];
  for (const ridge of geo.relief.ridges) {
    const line = along(ridge.points.map(project), 14);
    const step = { 3: 24, 2: 19, 1: 17 }[ridge.height];
    let gone = step;
    let last = line[0];
    for (const point of line) {
      gone += Math.hypot(point[0] - last[0], point[1] - last[1]);
      last = point;
      if (gone < step) continue;
      gone = between(-5, 3);
      if (ridge.height === 1) {
        const [x, y, size] = [point[0] + between(-5, 5), point[1] + between(-4, 4), between(6.5, 10)];
        if (free(x, y - size / 2, size * 0.6)) hills.push([tenth(x), tenth(y), tenth(size)]);
        continue;
      }
      for (let k = 0; k < (ridge.height === 3 ? 2 : 1); k += 1) {
        const x = point[0] + between(-7, 7) + k * (random() < 0.5 ? -13 : 13);
        const y = point[1] + between(-5, 5) + k * between(4, 13);
        const size = (ridge.height === 3 ? between(17, 25) : between(10, 15)) * (k ? 0.78 : 1);
        if (free(x, y - size / 3, size * 0.4)) peaks.push([tenth(x), tenth(y), tenth(size), tenth(random())]);
      }
    }
  }
  const trees = [];
  for (const [lon, lat, radius] of geo.relief.forests) {
    const [cx, cy] = project([lon, lat]);
    const spots = [];
    for (let attempt = 0; attempt < 60 && spots.length < 9; attempt += 1) {
      const angle = between(0, 2 * Math.PI);
      const reach = radius * Math.sqrt(random());
      const [x, y] = [cx + reach * Math.cos(angle) * 1.3, cy + reach * Math.sin(angle) * 0.7];
      if (spots.every(([u, v]) => Math.hypot(x - u, (y - v) * 1.4) > 10) && free(x, y - 4, 7)) spots.push([x, y]);
    }
    trees.push(...spots.map((spot) => spot.map(Math.round)));
  }
  const byRow = (a, b) => a[1] - b[1];
  return { peaks: peaks.sort(byRow), hills: hills.sort(byRow), trees: trees.sort(byRow) };
}

export function draw(geo) {
  const { lon0, lat0, sx, sy, viewBox, cities } = geo.projection;
  const project = ([lon, lat]) => [tenth((lon - lon0) * sx), tenth((lat0 - lat) * sy)];
  const flat = (points) => points.flatMap((point) => project(point));
  const mapValues = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
  return {
    width: viewBox[2],
    height: viewBox[3],
    arcs: mapValues(geo.borders, (border) => ({ kind: border.kind, points: flat(border.points) })),
    provinces: mapValues(geo.provinces, (area) => area.arcs),
    rivers: mapValues(geo.rivers, (river) => ({ rank: river.rank, points: flat(river.points) })),
    lakes: Object.values(geo.lakes).map((lake) => flat(lake.outline)),
    ...scatterRelief(geo, project),
    roads: geo.roads.map(({ a, b, control }) => [a, b, ...control]),
    cities: mapValues(cities, (at, city) => ({
      x: at.x,
      y: at.y,
      plate: geo.labels.cities[city].plate,
      houses: geo.labels.cities[city].houses,
    })),
    provinceLabels: geo.labels.provinces,
    neutralLabels: mapValues(geo.labels.neutral, (label, id) => ({ ...label, name: geo.neutral[id].name })),
  };
}

export function readGeography() {
  return JSON.parse(readFileSync(here("./geography.json"), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(here("../src/map/drawing.json"), `${JSON.stringify(draw(readGeography()))}\n`);
}
