import { saveFile } from '../../../../page/save-file.ts';

/**
 * Hands a pass for Apple Wallet over as a file, which the phone opens with it.
 *
 * @param file in base64
 */
export function savePass(file: string): void {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/vnd.apple.pkpass' }), '乗船券.pkpass');
}
