// Addresses of the client where a server answers all of them: as they are.

/** The client's present address. */
export function here(): URL {
  return new URL(location.href);
}

/** The address of a link to a place in the client. */
export function href(to: string): string {
  return to;
}

/** The place in the client that a link leads to, if the client can go there without loading the page. */
export function placeOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  if (link.pathname === location.pathname && link.hash) return null;
  return link.pathname + link.search + link.hash;
}
