// A player's things, in the shapes that the table shows.
import { CITIES, CITY_NAME, PROVINCE_NAME, PROVINCE_OF, PROVINCES, stackProvinces } from "./board";
import type { CityId, ProvinceId, Seat, StackId, View } from "../protocol/protocol";

/** A hand as everybody may know it; your own as you see it. */
export function handOf(seat: Seat): { known: CityId[]; unknown: number } {
  if (seat.hand) return { known: seat.hand, unknown: 0 };
  const known = seat.known ?? [];
  return { known, unknown: seat.hand_size - known.length };
}

/** The cities of every province, with or without a house of this player. */
export function housesByProvince(seat: Seat): { province: ProvinceId; cities: { city: CityId; on: boolean }[] }[] {
  return PROVINCES.map((province) => ({
    province,
    cities: CITIES.filter((city) => PROVINCE_OF[city] === province).map((city) => ({
      city,
      on: seat.houses.includes(city),
    })),
  }));
}

/** The cities in which a tile asks for houses (for "all provinces", one in each of these); none for other tiles. */
export function wantedFor(view: View, stack: StackId): { name: string; cities: CityId[] }[] {
  const within = (province: ProvinceId): CityId[] => CITIES.filter((city) => PROVINCE_OF[city] === province);
  if (stack === "all_provinces") {
    return view.needed_provinces.map((province) => ({
      name: PROVINCE_NAME[province] ?? province,
      cities: within(province),
    }));
  }
  return stackProvinces(stack)
    .flatMap(within)
    .map((city) => ({ name: CITY_NAME[city] ?? city, cities: [city] }));
}

/** The cities that a tile asks for and in which the player has no house yet. */
export function missingFor(view: View, stack: StackId, seat: Seat): string[] {
  return wantedFor(view, stack)
    .filter(({ cities }) => !cities.some((city) => seat.houses.includes(city)))
    .map(({ name }) => name);
}
