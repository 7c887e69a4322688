// The service worker: the client is there without a connection, and a new version waits until it is wanted.
import { wire } from "$wire";

class Version {
  /** A new version is ready to be loaded. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keeps the client, once the game itself is there: it has the line first. */
  start(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const stop = $effect.root(() => {
      $effect(() => {
        if (wire.readiness.stage !== "ready") return;
        void this.#register().catch(() => undefined);
        stop();
      });
    });
  }

  /** Loads it, in all tabs: what is on the table is kept, and comes back as it was. */
  load(): void {
    this.#waiting?.postMessage("update");
  }

  async #register(): Promise<void> {
    const base = new URL(import.meta.env.BASE_URL, location.href).href;
    // The first one that takes charge replaces nothing; a later one somebody wanted.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true;
    });
    const registration = await navigator.serviceWorker.register(new URL("sw.js", base), { scope: base });
    this.#look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") this.#look(coming);
      });
    });
    // An installed game may be open for weeks.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void registration.update().catch(() => undefined);
    });
  }

  /** The first one replaces nothing. */
  #look(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.#waiting = worker;
    this.ready = true;
  }
}

export const version = new Version();
