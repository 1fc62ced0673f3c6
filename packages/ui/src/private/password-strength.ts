import { codePointLength } from '@ferry/format/width';

/** Code points after NFKC from which a password may be used, and from which nobody guesses it. */
const USABLE = 10;
const LONG = 16;

/** How good the length of a new password is: bars of four, and in words. */
type PasswordStrength = { bars: 0 | 1 | 2 | 3 | 4; isUsable: boolean; words: string };

/** Length is what counts, unless it is one of the passwords that attackers try first. */
export function passwordStrength(password: string, isCommon = false): PasswordStrength {
  if (isCommon) return { bars: 1, isUsable: false, words: 'よく使われるパスワードです' };
  const length = codePointLength(password.normalize('NFKC'));
  if (length >= LONG) return { bars: 4, isUsable: true, words: 'とても安全な長さです' };
  if (length >= USABLE) return { bars: 3, isUsable: true, words: '安全な長さです' };
  if (length === 0) return { bars: 0, isUsable: false, words: '' };
  const bars = length * 2 >= USABLE ? 2 : 1;
  return { bars, isUsable: false, words: `あと${USABLE - length}文字で使えます` };
}
