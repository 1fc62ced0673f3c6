/** Milliseconds after which a slow phone has taken the file. */
const TAKEN_MS = 60_000;

/**
 * Hands a pass for Apple Wallet over as a file, which the phone opens with it.
 *
 * @param file in base64
 */
export function savePass(file: string): void {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  const pass = new Blob([bytes], { type: 'application/vnd.apple.pkpass' });
  const url = URL.createObjectURL(pass);
  const link = document.createElement('a');
  link.href = url;
  link.download = '乗船券.pkpass';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
