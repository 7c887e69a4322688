// Light or "night post": what the reader chose, else what the system prefers.
const KEY = "thurntaxis.theme";

type Theme = "light" | "dark";

class ThemeChoice {
  current = $state<Theme>("light");

  start(): void {
    const stored = localStorage.getItem(KEY);
    const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    this.#show(stored === "light" || stored === "dark" ? stored : system);
  }

  toggle(): void {
    this.#show(this.current === "light" ? "dark" : "light");
    localStorage.setItem(KEY, this.current);
  }

  #show(theme: Theme): void {
    this.current = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
