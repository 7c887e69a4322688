// A small picture to send: a card with a title, lines of text, bars around a zero, and where it comes from.
import { saveBlob } from "./save";

interface Bar {
  /** -1 to 1. */
  value: number;
  text: string;
}
export interface Picture {
  title: string;
  lines: string[];
  /** Groups of bars, each under a name. */
  bars?: { name: string; colour: string; bars: Bar[] }[];
  foot: string;
}

const WIDTH = 720;
const EDGE = 36;
const LINE = 32;
/** Sharp on any screen. */
const SCALE = 2;
const FONT = "EB Garamond, Georgia, serif";

/** The words of a text in lines that are no wider than the picture. */
function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function draw(canvas: HTMLCanvasElement, { title, lines, bars = [], foot }: Picture): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
  const font = (style: string, size: number): string => (pen.font = `${style} ${size}px ${FONT}`);
  font("400", 24);
  const text = lines.flatMap((line) => wrapped(pen, line));
  const rows = bars.reduce((sum, group) => sum + 1 + group.bars.length, 0);
  const height = 2 * EDGE + LINE * (text.length + rows + 3);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour("--sheet");
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = colour("--sheet-edge");
  pen.lineWidth = 6;
  pen.strokeRect(9, 9, WIDTH - 18, height - 18);
  let y = EDGE + LINE;
  const write = (words: string, look: string, size: number, ink = "--ink"): void => {
    font(look, size);
    pen.fillStyle = colour(ink);
    pen.fillText(words, EDGE, y, WIDTH - 2 * EDGE);
    y += LINE;
  };
  write(title, "600", 28, "--accent");
  for (const line of text) write(line, "400", 24);
  const [middle, half] = [WIDTH - EDGE - 150, 150];
  for (const group of bars) {
    write(group.name, "600", 22);
    for (const { value, text: words } of group.bars) {
      font("400", 20);
      pen.fillStyle = colour("--ink2");
      pen.fillText(words, EDGE, y, middle - half - EDGE - 12);
      pen.fillStyle = colour("--line");
      pen.fillRect(middle - half, y - 14, 2 * half, 14);
      pen.fillStyle = colour(group.colour);
      pen.fillRect(middle + Math.min(0, value) * half, y - 14, Math.abs(value) * half, 14);
      pen.fillStyle = colour("--ink");
      pen.fillRect(middle - 1, y - 17, 2, 20);
      y += LINE;
    }
  }
  write(foot, "italic 400", 18, "--ink2");
}

/** Hands a picture to whatever the device shares with, or saves it as a file. */
export async function sharePicture(picture: Picture, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  await document.fonts?.ready;
  draw(canvas, picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const files = [new File([blob], name, { type: "image/png" })];
  if (navigator.maxTouchPoints > 0 && navigator.canShare?.({ files })) {
    // Somebody who changes their mind has not failed.
    await navigator.share({ files }).catch(() => undefined);
  } else saveBlob(blob, name);
}
