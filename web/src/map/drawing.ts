// The map as ready paths, built once from the numbers in drawing.json.
import { CITIES, PROVINCES } from "../game/board";
import type { CityId, ProvinceId } from "../protocol/protocol";
import data from "./drawing.json";
import {
  curve,
  hill,
  outline,
  pairs,
  ranges,
  ribbon,
  road,
  tree,
  type Arc,
  type Peak,
  type PeakPaths,
  type Point,
} from "./paths";

export const WIDTH: number = data.width;
export const HEIGHT: number = data.height;

export interface CityPlace {
  x: number;
  y: number;
  /** x, y, width, height of the name plate, from the city's mark. */
  plate: [number, number, number, number];
  /** Foot points of the four seats' houses, from the city's mark. */
  houses: [number, number][];
}

export interface NameLabel {
  x: number;
  y: number;
  rotate: number;
  size: number;
  spacing: number;
}

export const PLACE = data.cities as unknown as Record<CityId, CityPlace>;

const arcs: Record<string, Arc> = data.arcs;

export const PROVINCE_PATH = Object.fromEntries(
  PROVINCES.map((id) => [id, outline((data.provinces as Record<ProvinceId, string[]>)[id] ?? [], arcs)]),
) as Record<ProvinceId, string>;

export const BORDERS: string = Object.values(arcs)
  .filter((arc) => arc.kind !== "edge")
  .map((arc) => curve(pairs(arc.points)))
  .join("");

const GREAT_RIVERS = new Set(["donau", "rhein"]);

function rivers(rank: number): string {
  return Object.entries(data.rivers)
    .filter(([, river]) => river.rank === rank)
    .map(([id, river]) => ribbon(pairs(river.points), GREAT_RIVERS.has(id) ? 4.6 : rank === 1 ? 3.4 : 1.9))
    .join("");
}

export const RIVERS: string = rivers(1);
export const STREAMS: string = rivers(2);
export const LAKES: string = data.lakes.map((lake) => curve(pairs(lake), { closed: true })).join("");

export const RANGES: PeakPaths[] = ranges(data.peaks as Peak[]);
export const HILLS: string = (data.hills as [number, number, number][]).map((h) => hill(...h)).join("");
export const TREES: string = (data.trees as [number, number][]).map((p) => tree(...p)).join("");

export const PROVINCE_LABEL: Record<ProvinceId, NameLabel> = data.provinceLabels;
export const NEUTRAL_LABELS: (NameLabel & { name: string })[] = Object.values(data.neutralLabels);

const roadKey = (a: CityId, b: CityId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const CONTROL = new Map<string, Point>(
  (data.roads as [CityId, CityId, number, number][]).map(([a, b, x, y]) => [roadKey(a, b), [x, y]]),
);

const spot = (city: CityId): Point => {
  const place = PLACE[city] as CityPlace;
  return [place.x, place.y];
};

/** The road from a to b as a path that starts at a; undefined if there is none. Shifts keep their side both ways. */
export function roadPath(a: CityId, b: CityId, shift = 0): string | undefined {
  const control = CONTROL.get(roadKey(a, b));
  return control && road(spot(a), control, spot(b), a < b ? shift : -shift);
}

export const ROAD_PATHS: string = [...CONTROL.keys()]
  .map((key) => roadPath(...(key.split(" ") as [CityId, CityId])))
  .join("");

/** Roads between the cities of a route, one path each, in order. */
export function routePaths(route: CityId[], shift = 0): string[] {
  return route.slice(1).flatMap((city, i) => roadPath(route[i] as CityId, city, shift) ?? []);
}

/** The city that lies next in a direction, for moving about the map by arrow keys. */
export function cityTowards(from: CityId, dx: number, dy: number): CityId {
  const [x, y] = spot(from);
  let best = from;
  let least = Infinity;
  for (const city of CITIES) {
    const [ex, ey] = [spot(city)[0] - x, spot(city)[1] - y];
    const ahead = ex * dx + ey * dy;
    const aside = Math.abs(ex * dy - ey * dx);
    const cost = ahead + aside * 2;
    if (city !== from && ahead > aside * 0.5 && cost < least) [best, least] = [city, cost];
  }
  return best;
}
