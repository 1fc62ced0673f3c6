import { toKatakana } from '@ferry/format/kana';
import { normaliseText } from '@ferry/format/width';

/**
 * One form for kana of either kind, both widths and both cases; the long mark counts, spaces do
 * not.
 */
const plain = (text: string): string =>
  toKatakana(normaliseText(text)).toLowerCase().replaceAll(' ', '');

/**
 * Whether what was typed stands in the label or in its reading. Kana match while they are still
 * being typed, before any conversion: 「しお」 finds 汐見港.
 */
export const matches = (typed: string, label: string, reading = ''): boolean => {
  // Latin letters at the end of kana are a syllable that is not complete: 「しおm」.
  const query = plain(typed).replace(/(?<=[ァ-ヺー])[a-z]{1,2}$/, '');
  return plain(label).includes(query) || plain(reading).includes(query);
};
