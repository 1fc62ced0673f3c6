import { saveFile } from '../../../page/save-file.ts';

/** Hands a receipt over as a file. */
export const saveReceipt = (pdf: Blob, number: string): void =>
  saveFile(pdf, `領収書_${number}.pdf`);
