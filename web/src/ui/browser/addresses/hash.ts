// Addresses of the client in a folder of files: after a #, since any file server answers for the folder itself.

export function here(): URL {
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

export function href(to: string): string {
  return `#${to}`;
}

export function placeOf(link: HTMLAnchorElement): string | null {
  const given = link.getAttribute("href") ?? "";
  if (given.startsWith("#/")) return given.slice(1);
  if (given.startsWith("/")) return given;
  return given.startsWith("#") ? here().pathname + given : null;
}
