// Records and pictures as files on this device.
import { wire } from "$wire";
import { texts } from "../../i18n/i18n.svelte";

const ENDINGS = { json: "json", text: "txt" };

export function saveRecord(table: string, format: keyof typeof ENDINGS): Promise<void> {
  return saveFile(`/tables/${table}/record?format=${format}`, `thurntaxis-${table}.${ENDINGS[format]}`);
}

export async function saveFile(path: string, name: string): Promise<void> {
  saveBlob(await wire.file(path, texts.language), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
