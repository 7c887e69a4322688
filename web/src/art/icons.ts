// Line drawings on a field of 48 units: firm strokes, and finer ones for the shading.
import type { Official } from "../protocol/protocol";

export interface IconPaths {
  firm: string;
  fine: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const short = (value: number): string => String(Math.round(value * 100) / 100);

function spokes(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count + turn;
    const point = (r: number): string => `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
    return `M${point(from)}L${point(to)}`;
  }).join("");
}

export const HORN: IconPaths = {
  firm: `M7 14.5c5-.8 9 .3 12.5 2.6M6.4 12.6l1 4${circle(21.5, 26, 9.3)}${circle(21.5, 26, 6.3)}M19.5 17c8-1.5 13 1 17.5-4.5M22 19.8c8-.6 12.5 1.5 18 .6M37 12.5c3-1.8 6.5 5 3 7.9M17 34.3c-1 3-3.5 3.6-4.5 7M20 35.2c.2 2.6-1.4 4-1.4 7.2M12.5 41.3c-1.3 1-1.3 2.6-.4 3.7M18.6 42.4c-.8 1-.6 2.2.2 3`,
  fine: "M14.2 22.5l2.4 1.3M13 26h2.3M14.2 30l2.2-1.2M26.6 31l1.3 2M24 18.5l3 .3M30 17.3l2.4 2.8M33.5 15.8l2 4.3M37.4 12.2a2.2 4.8-16 0 0 2.7 8.6",
};

export const BOOK: IconPaths = {
  firm: "M24 14C19 10 12 9 4.5 10v28.5C12 37.5 19 38.5 24 42.5c5-4 12-5 19.5-4V10C36 9 29 10 24 14zM24 14v28.5",
  fine: "M9 16c4-.4 8 .2 11 2M9 21.5c4-.4 8 .2 11 2M9 27c4-.4 8 .2 11 2M9 32.5c4-.4 8 .2 11 2M39 16c-4-.4-8 .2-11 2M39 21.5c-4-.4-8 .2-11 2M39 27c-4-.4-8 .2-11 2M26 40c4-2.6 9-3.4 15-3.2",
};

/** The sign of an inn, hanging from its beam. */
export const INN_SIGN: IconPaths = {
  firm: `M8 4v40M8 9h34M16 9v6M36 9v6M12 15h28v15c0 5-5 8-14 11-9-3-14-6-14-11z${circle(26, 27, 5.5)}`,
  fine: `M8 17c4-1 7-4 8-8M4 44h9M15 18h22v11.5c0 3.6-4 6-11 8.5-7-2.5-11-4.9-11-8.5z${circle(26, 27, 3)}`,
};

const WHEEL: IconPaths = {
  firm: `${circle(24, 24, 18.5)}${circle(24, 24, 15)}${circle(24, 24, 4.6)}${circle(24, 24, 1.5)}${spokes(24, 24, 4.6, 15, 10, 0.3)}`,
  fine: spokes(24, 24, 15, 18.5, 40) + spokes(24, 24, 4.8, 14.8, 10, 0.42),
};

const SATCHEL: IconPaths = {
  firm: "M8 19h32l2 20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM8 19c1.5 9 6.5 13.5 16 13.5S38.5 28 40 19M12 19C11 8 17 4 24 4s13 4 12 15M21 30.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM15 19l2-7 14-2 2.5 9",
  fine: "M14.5 19C14 10.5 18 6.8 24 6.8s10 3.7 9.5 12.2M17 12l8.5 5L31 10M9.5 37h5M9.2 34.5h3.5M33.5 37h5M35 34.5h3.5M10.5 39.5h6M32 39.5h6.5",
};

const DECREE: IconPaths = {
  firm: `M7 13c0-3 2-5 5-5h20c-3 0-4 2-4 5v22c0 4-2 6-5 6H8c3 0 4-2 4-5V13zM7 13h5M23 35c3-10 8-21 20-29-1 8-3 15-9 20 1 0 2 0 3-.4-3 4-7 6-11 6.4zM43 6C34 15 28 24 22 38${circle(15.5, 36.5, 2.8)}`,
  fine: "M16 16h8M16 20h8M16 24h7M16 28h5M36 15l5-.8M33 19l6-.6M30.5 23l5 .4M37 12.5l-1.5-3M32.5 17.5l-2-2.8M29.5 22.5l-2-2",
};

export const OFFICIAL_ICON: Record<Official, IconPaths> = {
  administrator: DECREE,
  postmaster: HORN,
  postal_carrier: SATCHEL,
  cartwright: WHEEL,
};

/** On a field from (4, 3), 48 by 32. */
export const COACH: IconPaths = {
  firm: `M9 8h21c2 0 3 1 3.2 3l1.3 10H12.5C10 17 9 13 9 8zM21.5 8v13M9 8l-2-2M30 8l3-1.5M34.5 15h6v4.5h3.5${circle(15, 26, 6)}${circle(15, 26, 1.3)}${circle(36, 27, 5)}${circle(36, 27, 1.2)}`,
  fine: `M13 11h7v6.5h-6c-.7-2-1-4-1-6.5zM23 11h6.6l.9 6.5H23zM44 19.5h6M15 23c8-1 14-1 21 0${spokes(15, 26, 0, 6, 8)}${spokes(36, 27, 0, 5, 8)}`,
};

/** The blackletter T of the title, drawn so that no font has to be loaded for one letter. */
export const TITLE_T =
  "M19.2 24.2Q18.1 25 16 25Q13 24.9 11 23Q9 21.1 9 18.3Q9 14.3 12.2 11.4Q15.4 8.5 20.3 8.5Q24.4 8.5 28.1 10.4Q31.8 12.4 34.5 14.4Q36.5 15.9 38.1 14.4Q38.5 14 38.9 14.3Q39.2 14.6 38.8 15L35.2 18Q32.8 19.8 29.7 17.7Q26.7 15.7 23.4 13.9Q20.1 12.1 17.4 12.1Q14.1 12.1 12.2 14Q10.3 15.8 10.3 18.1Q10.2 23.6 15.8 24.2Q17.4 24.4 18.7 23.5Q19.2 23.2 19.4 23.5Q19.7 23.9 19.2 24.2ZM10.1 30.9Q12.6 28.9 14.4 28.2Q16.9 27.1 18.4 28.5Q22.2 32.6 24.9 34.4Q27.5 36.2 29.4 36.6Q31.3 37 32.8 36.3Q34.3 35.7 35.9 34.7Q36.5 34.3 36.8 34.6Q37 35 36.6 35.4Q34.5 37.1 32.3 38.3Q30.1 39.5 27.5 39.5Q24.8 39.5 21.6 38Q18.4 36.6 14.4 32.8Q13.1 31.5 11.8 31.5Q11.1 31.5 10.3 31.9Q9.8 32.1 9.7 31.8Q9.5 31.4 10.1 30.9ZM24.4 15.8Q22.8 17 23.5 18.3Q24.3 19.7 26.6 21.5Q30.7 24.6 30.3 27.4Q30 30.3 24.6 32.3Q24.2 32.5 24 32.2Q23.8 31.8 24.2 31.6Q26.2 30.3 25.7 28.7Q25.1 27.2 22.5 25.2Q19.5 22.9 19.2 20.4Q18.9 17.8 23.8 15.2Q24.3 14.9 24.6 15.2Q24.8 15.5 24.4 15.8Z";

const angle = (k: number): number => (k * Math.PI) / 6;

/** Small scrolls around the title's letter. */
export const TITLE_VINES = Array.from({ length: 12 }, (_, k) => {
  const a = angle(k);
  const bend = (r: number, turn: number): string => `${short(r * Math.cos(a + turn))} ${short(r * Math.sin(a + turn))}`;
  return `M${short(24 + 17 * Math.cos(a))} ${short(24 + 17 * Math.sin(a))}q${bend(5, 1.3)} ${bend(4, 2.3)}`;
}).join("");

export const stampTicks = spokes(24, 24, 18, 20.5, 36);
