// Notices while nobody looks: what the server knows about them, and this browser's own subscription.
import { api } from "../protocol/api";
import { texts } from "../i18n/i18n.svelte";
import type { HookChannel, MailChannel, MyNotices, PushChannel, QuietTime } from "../protocol/protocol";

export type { MyNotices, QuietTime };

/** Whether this browser can show what is pushed to it. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

export async function myNotices(): Promise<MyNotices> {
  await api("POST /me"); // who has not played yet is nobody so far
  return api("GET /me/notices");
}

export async function wish(notices: MyNotices): Promise<MyNotices> {
  return api("PUT /me/notices", { body: { on: notices.on, quiet: notices.quiet, lang: texts.language } });
}

/** Whether notices of one table are wanted. */
export async function wishOfTable(table: string, on: boolean): Promise<MyNotices> {
  return api("PUT /tables/{id}/notices", { id: table, body: { on } });
}

export async function addChannel(body: PushChannel | HookChannel | MailChannel): Promise<MyNotices> {
  return api("POST /me/notices/channels", { body });
}

export async function removeChannel(id: string): Promise<MyNotices> {
  return api("DELETE /me/notices/channels/{channel}", { channel: id });
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Let the server push to this browser; null if its person does not allow it. */
export async function subscribe(key: string): Promise<MyNotices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await registration();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys } = made.toJSON();
  return addChannel({ kind: "push", endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

/** A time of day as a form has it, and as the server has it. */
export const asTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
export const asMinute = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};
