// Tables on a server: questions over HTTP, talk over a socket.
import { Readiness } from "./readiness.svelte";
import type { Talk, Wire } from "./wire";

function socket(of: string): Talk {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/${of}/socket`) as unknown as Talk;
}

export const wire: Wire = {
  async ask(method, path, body, language) {
    const headers: Record<string, string> = { "Accept-Language": language };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return response.json() as Promise<unknown>;
  },

  talk: (table) => socket(`tables/${table}`),
  follow: (study) => socket(`studies/${study}`),

  async file(path, language) {
    const response = await fetch(`/api${path}`, { headers: { "Accept-Language": language } });
    if (!response.ok) throw new Error(response.statusText);
    return response.blob();
  },

  lossy: true,
  people: true,
  readiness: new Readiness("ready"),
};
