import { codePointLength } from './width.ts';

/** Longest family or given name, in code points; a variation selector counts as one. */
export const NAME_MAX_LENGTH = 50;

type NameProblem =
  | { kind: 'empty' }
  | { kind: 'tooLong'; length: number }
  /** `character` is the first one that cannot be in a name, as the message shows it. */
  | { kind: 'character'; character: string };

// A letter of any script with its accents, or the sign that picks a glyph of a kanji (葛󠄀); signs
// that are inside names (O'Brien, Smith-Jones, Jr., ファン・デル, ジャン＝リュック); 〇 is a number to Unicode.
const PART = /^(?:\p{L}[\p{Mn}\p{Mc}]*|[ '’‘ʼ`´′.,\-‐‑‒–—―−・･=＝゠〇])/u;
const SELECTORS = /[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/gu;
// A part of a Hangul letter: alone it is none.
const JAMO = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]/;
const NOT_A_LETTER = /\p{Default_Ignorable_Code_Point}|\p{Extended_Pictographic}/u;

/**
 * Checks a personal name after `normaliseText`: 1 to {@link NAME_MAX_LENGTH} code points, letters of
 * any script, at least one of them. 髙, 﨑, 𠮷 and kanji with a variation selector are names as they
 * are; digits, emoji, ㈱, private-use and invisible characters are not.
 * @returns undefined when the name can be taken
 */
export function findNameProblem(name: string): NameProblem | undefined {
  if (name === '') return { kind: 'empty' };
  for (let rest = name; rest !== ''; ) {
    const part = PART.exec(rest)?.[0];
    if (part === undefined || NOT_A_LETTER.test(part.replace(SELECTORS, ''))) {
      return { kind: 'character', character: firstCharacter(rest) };
    }
    rest = rest.slice(part.length);
  }
  if (!/\p{L}|〇/u.test(name)) return { kind: 'character', character: firstCharacter(name) };
  const [jamo] = JAMO.exec(name.normalize('NFC')) ?? [];
  if (jamo) return { kind: 'character', character: jamo };
  const length = codePointLength(name);
  return length > NAME_MAX_LENGTH ? { kind: 'tooLong', length } : undefined;
}

/** Whether a name is written in Latin letters, so that its reading may be, too. */
export function isLatinName(name: string): boolean {
  return /^\p{Script=Latin}[\p{Script=Latin}\p{Mn} '’‘ʼ`´′.,\-‐‑‒–—―−]*$/u.test(name);
}

/** What the customer sees as one character, so that a message shows a whole emoji, not a piece. */
function firstCharacter(text: string): string {
  return /^(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}]|\u200D.)*/su.exec(text)?.[0] ?? text;
}
