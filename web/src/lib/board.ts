// The printed facts of the game, in the shapes that drawing needs.
import board from "$board";
import type { CityId, Official, ProvinceId, StackId } from "./types";

export const CITIES: CityId[] = board.cities.map((city) => city.id);
export const CITY_NAME: Record<CityId, string> = Object.fromEntries(board.cities.map((city) => [city.id, city.name]));
export const PROVINCE_OF: Record<CityId, ProvinceId> = Object.fromEntries(
  board.cities.map((city) => [city.id, city.province]),
);
export const PROVINCES: ProvinceId[] = board.provinces.map((province) => province.id);
export const PROVINCE_NAME: Record<ProvinceId, string> = Object.fromEntries(
  board.provinces.map((province) => [province.id, province.name]),
);
export const ROADS = board.roads as [CityId, CityId][];
export const CARRIAGES: { length: number; points: number }[] = board.carriages;
export const COPIES: number = board.city_cards.copies_of_each;

export const OFFICIALS: Official[] = ["administrator", "postmaster", "postal_carrier", "cartwright"];

/** Stacks in the order of the table: the regions, all provinces, then length and the end. */
export const STACKS: StackId[] = [
  "baden",
  "wuerttemberg_hohenzollern",
  "schweiz_tyrol",
  "boehmen_salzburg",
  "baiern",
  "all_provinces",
  "route_5",
  "route_6",
  "route_7",
  "game_end",
];

/** Provinces whose colours make the ring of a tile; none for the tiles of length and of the end. */
export function stackProvinces(stack: StackId): ProvinceId[] {
  if (stack === "all_provinces") return PROVINCES;
  return (board.bonus_regions as Record<StackId, ProvinceId[]>)[stack] ?? [];
}

/** Names as cards have room for: full where they fit, else as a map of the time would shorten them. */
export const PROVINCE_SHORT: Record<ProvinceId, string> = {
  ...PROVINCE_NAME,
  wuerttemberg: "Württ.",
  hohenzollern: "Hohz.",
  schweiz: "Schwz.",
  salzburg: "Salzb.",
  boehmen: "Böhm.",
};

/** One sign for each province, for those who ask for signs beside colours. */
export const PROVINCE_SIGN: Record<ProvinceId, string> = {
  baden: "Ba",
  baiern: "By",
  boehmen: "Bö",
  hohenzollern: "Ho",
  polen: "Po",
  salzburg: "Sa",
  schweiz: "Sw",
  tyrol: "Ty",
  wuerttemberg: "Wü",
};

export function neighbours(city: CityId): CityId[] {
  return ROADS.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
}
