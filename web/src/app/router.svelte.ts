// Addresses of the client: which page an address means, and how to go there without loading the client again.
import { here, href, placeOf } from "$addresses";
import type { Go } from "../ui/browser/going";
import { ROUTES, type Route } from "../ui/page/routes";

interface Place {
  route: Route;
  params: Record<string, string>;
}

const parts = (path: string): string[] => path.split("/").filter((part) => part !== "");

function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [parts(pattern), parts(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? "";
    if (part.startsWith(":") && /^\w+$/.test(value)) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The page for an address; unknown addresses have none. */
export function findRoute(url: URL): Place | null {
  for (const route of ROUTES) {
    const found = match(route.pattern, url.pathname);
    const given = { ...Object.fromEntries(url.searchParams), hash: url.hash.slice(1) };
    if (found) return { route, params: { ...given, ...found } };
  }
  return null;
}

class Router {
  url = $state.raw(new URL("http://localhost/"));
  place = $derived(findRoute(this.url));

  /** Follows the browser's own back and forward, and links within the client. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go: Go = (to, { replace = false } = {}) => {
    const from = here().pathname;
    if (replace) history.replaceState(null, "", href(to));
    else history.pushState(null, "", href(to));
    this.#read();
    const { pathname, hash } = this.url;
    const place = pathname === from && hash ? document.getElementById(hash.slice(1)) : null;
    if (place) place.scrollIntoView();
    // A page that keeps what it shows after the # stays where it is.
    else if (!(replace && pathname === from && hash)) scrollTo(0, 0);
  };

  #read(): void {
    this.url = here();
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const place = placeOf(link);
    if (place === null) return;
    event.preventDefault();
    this.go(place);
  }
}

export const router = new Router();
