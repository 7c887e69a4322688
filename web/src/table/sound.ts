// Small sounds of our own, synthesised when needed and only if the player has switched them on.
import type { GameEvent } from "../protocol/protocol";

let context: AudioContext | null = null;

type Tone = { wave: OscillatorType; from: number; to: number; length: number; loud: number; after?: number };

const CARD: Tone[] = [{ wave: "triangle", from: 900, to: 300, length: 0.07, loud: 0.12 }];
const ROUTE: Tone[] = [{ wave: "triangle", from: 420, to: 260, length: 0.09, loud: 0.16 }];
const KNOCK: Tone[] = [{ wave: "sine", from: 210, to: 90, length: 0.1, loud: 0.3 }];
const STAMP: Tone[] = [
  { wave: "square", from: 120, to: 60, length: 0.08, loud: 0.1 },
  { wave: "sine", from: 700, to: 500, length: 0.12, loud: 0.06, after: 0.03 },
];
/** The post horn: a fourth up. */
const HORN: Tone[] = [
  { wave: "sawtooth", from: 392, to: 392, length: 0.16, loud: 0.05 },
  { wave: "sawtooth", from: 523, to: 523, length: 0.3, loud: 0.05, after: 0.16 },
];
/** Time runs out: two knocks on wood. */
const WARNING: Tone[] = [
  { wave: "square", from: 660, to: 640, length: 0.07, loud: 0.08 },
  { wave: "square", from: 660, to: 640, length: 0.07, loud: 0.08, after: 0.16 },
];
const END: Tone[] = [...HORN, { wave: "sawtooth", from: 659, to: 659, length: 0.5, loud: 0.05, after: 0.42 }];

function tonesOf(event: GameEvent, own: number | null): Tone[] {
  switch (event.type) {
    case "take":
    case "draw":
    case "administrator":
      return CARD;
    case "start":
    case "extend":
      return ROUTE;
    case "house":
      return KNOCK;
    case "tile":
    case "carriage":
      return STAMP;
    case "turn":
      return event.seat === own ? HORN : [];
    case "over":
      return END;
    default:
      return [];
  }
}

export function sound(events: GameEvent[], own: number | null): void {
  let after = 0;
  for (const event of events) {
    const tones = tonesOf(event, own);
    if (tones.length === 0) continue;
    for (const tone of tones) play(tone, after);
    after += 0.12;
  }
}

/** Little time is left. */
export function warn(): void {
  for (const tone of WARNING) play(tone, 0);
}

function play({ wave, from, to, length, loud, after = 0 }: Tone, later: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + later + after;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
