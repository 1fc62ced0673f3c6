/** Milliseconds after which a slow phone has taken the file. */
const TAKEN_MS = 60_000;

/**
 * Gives the browser a file to save. Nothing of it stays in the browser's storage; its address ends
 * later than the press, within which some browsers have not read it yet.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
