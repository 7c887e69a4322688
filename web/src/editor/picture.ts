// The map of a position as a picture, drawn from what the page shows.
import { saveBlob } from "../ui/browser/save";

/** What a drawing takes from the style sheets. */
const LOOKS = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "opacity", "font-family", "font-size", "font-weight", "font-style", "text-anchor"],
  ...["letter-spacing", "paint-order", "visibility", "display", "dominant-baseline", "mix-blend-mode"],
];

/** A drawing on its own: what it takes from the style sheets is written into it. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((element, i) => {
    const look = getComputedStyle(element);
    const written = LOOKS.map((name) => `${name}:${look.getPropertyValue(name)}`).filter((rule) => !rule.endsWith(":"));
    to[i]?.setAttribute("style", written.join(";"));
    to[i]?.removeAttribute("class");
  });
  return copy;
}

/** Drawings that lie over each other, as one. */
export function together(drawings: SVGSVGElement[]): string {
  const whole = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const box = drawings[0]?.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width = "1", height = "1"] = box.split(" ");
  for (const [name, value] of Object.entries({ viewBox: box, width, height })) whole.setAttribute(name, value);
  for (const drawing of drawings) {
    const part = standalone(drawing);
    part.setAttribute("width", width);
    part.setAttribute("height", height);
    whole.append(part);
  }
  return new XMLSerializer().serializeToString(whole);
}

export function saveSvg(drawings: SVGSVGElement[], name: string): void {
  saveBlob(new Blob([together(drawings)], { type: "image/svg+xml" }), `${name}.svg`);
}

/** The same as PNG; false where the browser cannot draw it. */
export async function savePng(drawings: SVGSVGElement[], name: string): Promise<boolean> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(together(drawings))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext("2d");
  if (!pen) return false;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--sheet") || "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) saveBlob(blob, `${name}.png`);
  return blob !== null;
}
