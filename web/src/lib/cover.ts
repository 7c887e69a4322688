/** Tells how high the dialog within an element stands over the foot of the screen, and 0 when it has gone. */
export function covering(tell: (height: number) => void) {
  return (root: HTMLElement): (() => void) => {
    const dialogs = root.getElementsByTagName("dialog");
    const observer = new ResizeObserver(() => tell(dialogs[0]?.offsetHeight ?? 0));
    for (const dialog of dialogs) observer.observe(dialog);
    return () => {
      observer.disconnect();
      tell(0);
    };
  };
}
