import { saveFile } from '../../../page/save-file.ts';

/** Hands a paper over as a file. @param name what the paper is called */
export const saveReceipt = (pdf: Blob, number: string, name: string): void =>
  saveFile(pdf, `${name}_${number}.pdf`);
