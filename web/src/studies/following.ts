// Follows a study: its server sends the number of every new version, and the page asks for what is new.
import { wire } from "$wire";
import { RETRIES } from "../protocol/connection";
import { PROTOCOL, type FollowStudy, type Refusal, type StudyMessage } from "../protocol/protocol";
import type { Talk } from "../protocol/wire/wire";

interface Followed {
  id: string;
  key: string | null;
  /** There is a version; also the first one after the line was lost. */
  onversion: (version: number) => void;
  /** The study is gone, or may no longer be read. */
  onrefused: (text: string) => void;
}

/** Follows a study until the function that this returns is called. */
export function follow({ id, key, onversion, onrefused }: Followed): () => void {
  let talk: Talk | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let ended = false;

  function open(): void {
    clearTimeout(retry);
    const mine = (talk = wire.follow?.(id));
    if (!mine) return;
    mine.onopen = () => {
      const first: FollowStudy = { type: "follow", protocol: PROTOCOL, key };
      mine.send(JSON.stringify(first));
    };
    mine.onmessage = ({ data }) => {
      const heard = JSON.parse(String(data)) as StudyMessage | { type: "error"; error: Refusal };
      if (heard.type === "study") {
        tries = 0;
        onversion(heard.version);
      } else if (heard.error.code !== "busy" && heard.error.code !== "too_much") {
        end();
        onrefused(heard.error.text);
      }
    };
    mine.onclose = () => {
      if (ended || mine !== talk) return;
      retry = setTimeout(open, RETRIES[Math.min(tries, RETRIES.length - 1)]);
      tries += 1;
    };
  }

  /** The browser knows at once what is otherwise found out late. */
  function again(): void {
    const former = talk;
    talk = undefined;
    former?.close();
    open();
  }

  function end(): void {
    ended = true;
    clearTimeout(retry);
    globalThis.removeEventListener?.("online", again);
    talk?.close();
  }

  globalThis.addEventListener?.("online", again);
  open();
  return end;
}
