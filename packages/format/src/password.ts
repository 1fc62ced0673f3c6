import commonPasswords from './common-passwords.json' with { type: 'json' };
import { codePointLength } from './width.ts';

type PasswordProblem = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON';

/**
 * Those of the 49,233 in `@zxcvbn-ts/language-common` 4.1.3 (MIT) that are long enough, in lower
 * case.
 */
const COMMON: ReadonlySet<string> = new Set(commonPasswords);

/** Code points after NFKC; NIST SP 800-63B-4 asks for no mixture of kinds. */
const PASSWORD_LENGTH = { min: 10, max: 128 };

/**
 * What is wrong with a new password. Nothing is asked of its kinds of letters; those that attackers
 * try first are refused: a list of 1,557, a part that only repeats itself, and the member's own
 * mail address. The list is 10 KB: the site loads this file when a new password is typed.
 */
export function findPasswordProblem(
  password: string,
  loginEmail: string,
): PasswordProblem | undefined {
  const text = password.normalize('NFKC');
  const length = codePointLength(text);
  if (length === 0) return 'REQUIRED';
  if (length < PASSWORD_LENGTH.min) return 'TOO_SHORT';
  if (length > PASSWORD_LENGTH.max) return 'TOO_LONG';
  const plain = text.toLowerCase().trim();
  const isKnown = plain === loginEmail || repeatsItself(plain) || COMMON.has(plain);
  return isKnown ? 'TOO_COMMON' : undefined;
}

/** `aaaaaaaaaa`, `passwordpassword`: what repeats is found in its own double before its end. */
const repeatsItself = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;
