/** Milliseconds after which a slow phone has taken the file. */
const TAKEN_MS = 60_000;

/** Hands a receipt over as a file. Nothing of it stays in the browser's storage. */
export function saveReceipt(pdf: Blob, number: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = `領収書_${number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
