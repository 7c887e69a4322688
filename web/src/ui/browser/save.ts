// Records as files on this device.
import { wire } from "$wire";
import { texts } from "../../i18n/i18n.svelte";

const ENDINGS = { json: "json", text: "txt" };

export function saveRecord(table: string, format: keyof typeof ENDINGS): Promise<void> {
  return saveFile(`/tables/${table}/record?format=${format}`, `thurntaxis-${table}.${ENDINGS[format]}`);
}

export async function saveFile(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await wire.file(path, texts.language));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
