import type { FeedReport } from './feed-error.ts';
import { type FeedFiles, readTable } from './table.ts';

/** Readings by name or id, from either of the two forms of `translations.txt`; the older names no table. */
export function readKana(
  files: FeedFiles,
  table: 'stops' | 'routes',
  report: FeedReport,
): Map<string, string> {
  const kana = new Map<string, string>();
  for (const row of readTable(files, 'translations.txt', [], report) ?? []) {
    const isReading = [row.get('lang'), row.get('language')].includes('ja-Hrkt');
    const isOfTable = ['', table].includes(row.get('table_name'));
    if (!isReading || !isOfTable) continue;
    const key = row.get('trans_id') || row.get('field_value') || row.get('record_id');
    kana.set(key, toHiragana(row.get('translation')));
  }
  return kana;
}

// Feeds have either kana, also half-width.
const toHiragana = (reading: string) =>
  reading
    .normalize('NFKC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
