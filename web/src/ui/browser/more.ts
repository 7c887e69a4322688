// A row that scrolls sideways shows where it goes on: `data-more` says at which ends, and app.css fades it there.

export function more(row: HTMLElement): () => void {
  const look = (): void => {
    const left = row.scrollLeft > 1;
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    if (left || right) row.dataset.more = left && right ? "both" : left ? "left" : "right";
    else delete row.dataset.more;
    // What cannot be reached by keyboard otherwise is scrolled by it.
    const reachable = row.querySelector("a, button, [tabindex]") !== null;
    if ((left || right) && !reachable) row.tabIndex = 0;
    else row.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(row);
  children.observe(row, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["style"],
  });
  row.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener("scroll", look);
  };
}
