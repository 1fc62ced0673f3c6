// Every dash that phones, keyboards and copied web pages produce where a hyphen is meant,
// the long vowel mark in both widths included: it sits beside the digits on a Japanese keyboard.
const HYPHENS = /[-‐‑‒–—―⁃⁻₋−─━ー﹘﹣－ｰ˗]/g;

// Soft hyphen, zero-width, bidi marks and overrides, invisible operators, emoji presentation
// selectors, tags and halves of surrogate pairs. Variation selectors of kanji are not here.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\ufe0e|\ufe0f|\p{Cs}/gu;

// All control characters but the ones that are white space, such as tab and line feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this takes out
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** `０９０` → `090`; everything else stays. */
export function toHalfWidthDigits(text: string): string {
  return text.replace(/[０-９]/g, narrow);
}

/** Full-width ASCII (letters, digits, signs) and the ideographic space → their ASCII forms. */
export function toHalfWidthAscii(text: string): string {
  return text.replace(/[！-～]/g, narrow).replace(/\u3000/g, ' ');
}

/**
 * Half-width kana → full-width, with their sound marks joined (`ｶﾞ` → `ガ`), and kana that came
 * with a separate combining mark (as file names on macOS have it) → one character.
 */
export function toFullWidthKana(text: string): string {
  return text
    .replace(/[｡-ﾟ]+/g, (run) => run.normalize('NFKC'))
    .replace(/[ぁ-ヿ][\u3099\u309a]/g, (pair) => pair.normalize('NFC'));
}

/** All kinds of dashes → `-`. Only for phone numbers, postal codes, plates and the like. */
export function unifyHyphens(text: string): string {
  return text.replace(HYPHENS, '-');
}

/** Takes out characters that cannot be seen: control, zero-width, text direction, tags. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROL, '');
}

/**
 * What every single-line text passes before it is checked or sent: width of ASCII and kana,
 * invisible characters out, any white space → one space, none at the ends.
 *
 * Deliberately not NFKC as a whole: that would turn the 﨑 or 神 of a person's name, ㈱ and ① into
 * other characters. The wave dash `～` stays too: it is punctuation in Japanese, not a tilde.
 */
export function normaliseText(text: string): string {
  const visible = removeInvisible(text);
  return toFullWidthKana(visible)
    .replace(/[！-｝]/g, narrow)
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (cluster) => cluster.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Length in code points, the unit of the contract's `maxLength`: `𠮷` counts as one. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

function narrow(character: string): string {
  // The full-width forms U+FF01–FF5E are in the order of ASCII U+0021–007E.
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}
