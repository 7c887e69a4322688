import type { CityId } from "../protocol/protocol";
import type { DrawnWay } from "./ways";

/** Arrows from city to city, and circles around cities. */
export interface Shapes {
  arrows: CityId[][];
  circles: CityId[];
}

/** What the game puts on the map. */
export interface MapMarks {
  /** Cities with houses, by seat. */
  houses: CityId[][];
  routes?: { seat: number; cities: CityId[] }[];
  /** The seat whose route is drawn broad. */
  own?: number | null;
  /** Cities that something legal leads to; `from` = the end of the route whose road is dotted. */
  targets?: { city: CityId; from: CityId | null }[];
  /** Houses of a closing that can be chosen. */
  choices?: { city: CityId; on: boolean }[];
  /** Cities that a hint speaks of, with their chance. */
  hints?: { city: CityId; text: string }[];
  /** The better way and another one, side by side. */
  ways?: DrawnWay[];
  /** What somebody has drawn on the map. */
  drawn?: Shapes;
  /** The seat whose route is to be stressed. */
  followed?: number | null;
  /** The city that lights up, with its roads and neighbours. */
  lit?: CityId | null;
}
