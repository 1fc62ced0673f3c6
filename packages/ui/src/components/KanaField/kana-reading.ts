import { toKatakana } from '@ferry/format/kana';

/** The name field as it is when a composition begins. */
type NameText = { value: string; selectionStart: number; selectionEnd: number };

// What an input method shows before the conversion: kana, perhaps with Latin letters that are no
// syllable yet (「やまd」).
const TYPED = /^([ぁ-ゖァ-ヺー゛゜\u3099\u309a]*)([a-zａ-ｚ]{0,3})$/i;

/**
 * Follows the compositions in one name field and tells the reading that was typed, in katakana. It
 * prefers no reading to a wrong one: a name that was pasted, predicted, or converted while it was
 * still being typed gives none.
 */
export const createKanaReading = () => {
  /** The name as of the last reading told, and that reading: what a next piece may continue. */
  let told = { name: '', reading: '' };
  /** The reading before this composition; undefined when the name there has an unknown one. */
  let before: string | undefined;
  let typed: string | undefined;

  return {
    start: ({ value, selectionStart, selectionEnd }: NameText): void => {
      const isReplaced = selectionStart === 0 && selectionEnd === value.length;
      const isContinued = value === told.name && selectionStart === value.length;
      before = isReplaced ? '' : isContinued ? told.reading : undefined;
      typed = '';
    },
    /** @param isLetterKey whether a letter key made the change, and not one that converts */
    update: (text: string, isLetterKey: boolean): void => {
      if (typed === undefined) return;
      const match = TYPED.exec(text);
      // An n that waits for its vowel becomes ん when it is converted.
      if (match) typed = `${match[1]}${/^[nｎ]$/i.test(match[2] ?? '') ? 'ん' : ''}`;
      // Converted while typing goes on: what a letter added is not seen in kana any more.
      else if (isLetterKey) typed = undefined;
    },
    /**
     * @param text what the composition put into the field, `name` the whole field after it
     * @returns the reading of the whole name, undefined when it is not known
     */
    end: (text: string, name: string): string | undefined => {
      const reading =
        before === undefined || !typed || !text ? undefined : before + toKatakana(typed);
      told = reading === undefined ? { name: '', reading: '' } : { name, reading };
      typed = undefined;
      return reading;
    },
  };
};
