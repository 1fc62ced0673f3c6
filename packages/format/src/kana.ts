import { toFullWidthKana } from './width.ts';

const MARKS: Record<string, string> = { ゛: '\u3099', ゜: '\u309a' };

/**
 * The form in which readings of names are kept: hiragana and half-width kana → full-width katakana.
 * A sound mark typed by itself joins its kana (`か゛` → `ガ`), and a dash after a kana becomes the
 * long vowel mark (`タロ-` → `タロー`), a double hyphen `＝` (`ジャン=リュック`). Everything else stays as it is.
 */
export function toKatakana(text: string): string {
  const joined = text.replace(/[゛゜]/g, (mark) => MARKS[mark] ?? mark);
  return toFullWidthKana(joined)
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/([ァ-ヺー])[-‐‑‒–—―−－]/g, '$1ー')
    .replace(/([ァ-ヺㇰ-ㇿー])[=゠](?=[ァ-ヺ])/g, '$1＝');
}

/**
 * Whether a reading, after {@link toKatakana}, is katakana only. Inside it a space, `・` or `＝` may
 * separate parts (`ファン・デル・ベルク`); it begins with a kana. Small kana of Ainu (`ㇰ`) are kana.
 */
export function isKatakanaName(text: string): boolean {
  return /^[ァ-ヺ][ァ-ヺㇰ-ㇿー・＝ヽヾ ]*$/.test(text);
}
