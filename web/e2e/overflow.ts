// What does not fit: text that is cut off, sticks out of its box or of the screen, or lies over other text.
import type { Page } from "playwright-core";

/** Looks at everything that can be seen; runs in the page. An empty list: all is well. Names may be shortened. */
function look(names: readonly string[]): string[] {
  const SLACK = 1.5;
  const found = new Set<string>();
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Text {
    words: string;
    element: Element;
    /** The paragraph it stands in: lines of one paragraph do not run into each other. */
    block: Element;
    /** Where ink is, line by line. */
    ink: Box[];
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  /** Asked again and again for the same few ancestors. */
  function styleOf(element: Element): CSSStyleDeclaration {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  }
  // The shorthand is empty where a font's features are set.
  const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
    `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const shown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
    element.closest(".unseen-text, option, [inert]") === null &&
    !styleOf(element).clipPath.startsWith("inset(50%");
  const place = (element: Element): string => {
    const names: string[] = [];
    for (let each: Element | null = element; each && names.length < 3; each = each.parentElement) {
      const own = [...each.classList].filter((name) => !name.startsWith("svelte-"));
      names.unshift([each.localName, ...own].join("."));
    }
    return names.join(" > ");
  };
  const tell = (problem: string, { words, element }: Pick<Text, "words" | "element">): void => {
    found.add(`${problem}: “${words.slice(0, 60)}” in ${place(element)}`);
  };

  /** The letters themselves: the box of a line is higher than they are. */
  function inkOf(node: globalThis.Text, element: Element): Box[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = styleOf(element);
    const upright = style.writingMode !== "horizontal-tb";
    pen.font = fontOf(style);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      pen.measureText(node.data.trim());
    const height = fontBoundingBoxAscent + fontBoundingBoxDescent;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => {
        // Across the line, as high as without marks above and below.
        if (upright) return { left: left + (right - left) / 5, right: right - (right - left) / 5, top, bottom };
        const scale = (bottom - top) / height;
        const baseline = top + fontBoundingBoxAscent * scale;
        return {
          left,
          right,
          top: baseline - actualBoundingBoxAscent * scale,
          bottom: baseline + actualBoundingBoxDescent * scale,
        };
      });
  }

  function textsIn(root: Element): Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      const element = node.parentElement;
      // Drawings fit their words in themselves, and they are names of places and numbers.
      if (!element || node.data.trim() === "" || element.closest("svg, script, style, title")) continue;
      if (!shown(element)) continue;
      const ink = inkOf(node, element);
      if (ink.length === 0) continue;
      let block = element;
      while (block.parentElement && styleOf(block).display === "inline") block = block.parentElement;
      texts.push({ words: node.data.trim().replace(/\s+/g, " "), element, block, ink });
    }
    return texts;
  }

  const solid = (style: CSSStyleDeclaration): boolean =>
    (style.backgroundColor !== "transparent" && !/, 0\)$|\/ 0\)$/.test(style.backgroundColor)) ||
    style.backgroundImage !== "none";
  const edged = (style: CSSStyleDeclaration): boolean =>
    parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
  const inside = (box: Box, frame: Box, axis: "x" | "y"): boolean =>
    axis === "x"
      ? box.left >= frame.left - SLACK && box.right <= frame.right + SLACK
      : box.top >= frame.top - SLACK && box.bottom <= frame.bottom + SLACK;
  const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

  /** From the text outwards: boxes that cut it off, boxes that it sticks out of, the screen. */
  function checkFit(text: Text): void {
    for (const line of text.ink) {
      const open = { x: true, y: true };
      let boxed = false;
      let fixed = false;
      for (let each: Element | null = text.element; each && each !== document.body; each = each.parentElement) {
        const style = styleOf(each);
        if (style.display === "inline" || style.display === "contents") continue;
        const frame = each.getBoundingClientRect();
        for (const axis of ["x", "y"] as const) {
          const overflow = axis === "x" ? style.overflowX : style.overflowY;
          if (!open[axis]) continue;
          if (scrolls(overflow)) {
            open[axis] = false;
            // Nothing scrolls further back than to its beginning.
            if (axis === "x" && line.left + each.scrollLeft < frame.left - SLACK) tell("out of reach", text);
          }
          if (!scrolls(overflow) && overflow !== "visible" && !inside(line, frame, axis)) {
            const named = text.words.split(" – ").every((word) => names.includes(word));
            if (axis === "x" && style.textOverflow === "ellipsis" && named) return;
            // A click shows the rest.
            if (axis === "y" && each.closest('[aria-expanded="false"]')) return;
            tell(`cut off (${axis})`, text);
            return;
          }
        }
        if (!boxed && (solid(style) || edged(style))) {
          boxed = true;
          for (const axis of ["x", "y"] as const) {
            if (open[axis] && !inside(line, frame, axis)) {
              tell(`out of its box (${axis})`, text);
              return;
            }
          }
        }
        fixed ||= style.position === "fixed";
        if (style.position === "fixed") break;
      }
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      if (open.x && !inside(line, screen, "x")) tell("beside the screen", text);
      if (open.y && fixed && !inside(line, screen, "y")) tell("above or below the screen", text);
    }
  }

  /** What is chosen or suggested in a field is not in the tree. */
  function checkFields(root: Element): void {
    for (const field of root.querySelectorAll("select, input")) {
      if (!shown(field)) continue;
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? "")
          : (field as HTMLInputElement).value || (field as HTMLInputElement).placeholder;
      const style = styleOf(field);
      pen.font = fontOf(style);
      const arrow = field.localName === "select" && style.appearance !== "none" ? 18 : 0;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      // Long links are meant to be copied, not to be read.
      if (words && !(field as HTMLInputElement).readOnly && pen.measureText(words).width > room + SLACK) {
        tell("cut off in a field", { words, element: field });
      }
    }
  }

  /** Something that cannot be seen through lies between the two. */
  function covered(one: Element, other: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    let met: Element | null = null;
    for (const each of stack) {
      const lower = met === one ? other : one;
      if (met && each.contains(lower)) return false;
      if (met && each.contains(met) && !each.contains(lower) && solid(styleOf(each))) return true;
      if (!met && (each === one || each === other)) {
        met = each;
        const beneath = each === one ? other : one;
        if (solid(styleOf(each)) && !each.contains(beneath)) return true;
      } else if (!met && solid(styleOf(each)) && !each.contains(one) && !each.contains(other)) return true;
    }
    // Not even on the screen just now: as it is laid out, nothing covers it.
    return false;
  }

  function checkOverlap(texts: Text[]): void {
    const lines = texts.flatMap((text) => text.ink.map((box) => ({ text, box })));
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [i, one] of lines.entries()) {
      for (let j = i + 1; j < lines.length; j++) {
        const other = lines[j];
        if (!other || other.box.top > one.box.bottom - SLACK) break;
        if (one.text.block === other.text.block) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= SLACK || height <= SLACK) continue;
        const x = Math.max(one.box.left, other.box.left) + width / 2;
        const y = Math.max(one.box.top, other.box.top) + height / 2;
        if (clippedAway(one.text.element, x, y) || clippedAway(other.text.element, x, y)) continue;
        if (covered(one.text.element, other.text.element, x, y)) continue;
        tell(`over “${other.text.words.slice(0, 40)}”`, one.text);
      }
    }
  }

  /** Scrolled out of sight within something, at this point. */
  function clippedAway(element: Element, x: number, y: number): boolean {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = styleOf(each);
      const frame = each.getBoundingClientRect();
      if (overflowX !== "visible" && (x < frame.left || x > frame.right)) return true;
      if (overflowY !== "visible" && (y < frame.top || y > frame.bottom)) return true;
      if (position === "fixed") return false;
    }
    return false;
  }

  /** What goes on beside its box without a scroll bar must look as if it did. */
  function checkRows(root: Element): void {
    for (const row of root.querySelectorAll("*")) {
      if (row.scrollWidth <= row.clientWidth + SLACK || !shown(row)) continue;
      const { overflowX, scrollbarWidth, maskImage } = styleOf(row);
      if (scrolls(overflowX) && scrollbarWidth === "none" && maskImage === "none") {
        tell("goes on without a sign", { words: (row as HTMLElement).innerText ?? "", element: row });
      }
    }
  }

  const [root = document.body] = [...document.querySelectorAll("dialog:modal")].reverse();
  const texts = textsIn(root);
  for (const text of texts) checkFit(text);
  checkFields(root);
  checkOverlap(texts);
  checkRows(root);
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  return [...found];
}

declare global {
  /** What does not fit on the page as it is now; there where `MISFITS` was run. */
  function misfitsOf(names: readonly string[]): string[];
}
/** Gives a page its own `misfitsOf`, so that it can be changed and looked at many times without leaving it. */
export const MISFITS = `globalThis.misfitsOf = ${look.toString()}`;

/** What does not fit on the page as it is now. */
export async function misfits(page: Page, names: readonly string[] = []): Promise<string[]> {
  // Some letters are needed by one language only, and loaded when they first occur.
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(look, names);
}
