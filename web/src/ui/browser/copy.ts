/** Whether a text is now to be pasted elsewhere: pages on plain http may not do that, and readers may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
