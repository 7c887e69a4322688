// The printed facts of the game, in the shapes that drawing needs.
import board from "$board";
import type { CityId, Official, ProvinceId, StackId } from "../protocol/protocol";

export const CITIES = board.cities.map((city) => city.id as CityId);
export const CITY_NAME = Object.fromEntries(board.cities.map((city) => [city.id, city.name])) as Record<CityId, string>;
export const PROVINCE_OF = Object.fromEntries(board.cities.map((city) => [city.id, city.province])) as Record<
  CityId,
  ProvinceId
>;
export const PROVINCES = board.provinces.map((province) => province.id as ProvinceId);
export const PROVINCE_NAME = Object.fromEntries(
  board.provinces.map((province) => [province.id, province.name]),
) as Record<ProvinceId, string>;
export const ROADS = board.roads as [CityId, CityId][];
export const CARRIAGES: { length: number }[] = board.carriages;
export const COPIES: number = board.city_cards.copies_of_each;

/** The values of the tiles of each stack, the top one first. */
export const TILE_VALUES = board.bonus_tiles as Record<StackId, number[]>;

export const OFFICIALS: Official[] = ["administrator", "postmaster", "postal_carrier", "cartwright"];

/** The city that an action's text names, if it names one. */
export function cityOf(action: string): CityId | undefined {
  return CITIES.find((city) => city === action.split(" ")[1]);
}

/** A city's name; none without a city. */
export const cityName = (city: string | null | undefined): string => CITY_NAME[(city ?? "") as CityId] ?? "";

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
  return (board.bonus_regions as Partial<Record<StackId, ProvinceId[]>>)[stack] ?? [];
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
