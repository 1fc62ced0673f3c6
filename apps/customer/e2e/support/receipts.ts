import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { openRow, press } from './press.ts';

/** The PDF of a receipt that the browser has saved: its name, and what another reader than the writer finds in it. */
export async function savedReceipt(
  page: Page,
  number: string,
): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', { name: new RegExp(`PDFを保存する.*${number}`) }));
  const download = await saving;
  const file = new Uint8Array(await readFile(await download.path()));
  const pdf = await getDocumentProxy(file, { verbosity: 0 });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((each) => ('str' in each ? each.str : '')).join('');
  return { name: download.suggestedFilename(), text: text.replace(/\s/g, '') };
}

/** The text of the receipt that is issued for the first source that has none yet. */
export async function issuedReceipt(page: Page, number: string): Promise<string> {
  await openRow(page, 'receipts');
  await press(page.getByText('領収書を発行する').first());
  await press(page.getByRole('button', { name: 'この内容で発行する' }).first());
  await expect(page.getByText(`領収書 ${number} を発行しました`)).toBeVisible();
  return (await savedReceipt(page, number)).text;
}
