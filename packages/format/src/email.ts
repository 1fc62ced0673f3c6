import { removeInvisible, toHalfWidthAscii } from './width.ts';

/**
 * Full-width characters → ASCII, `。` between domain labels → `.`, no white space at the ends, the
 * domain in lower case and, when it is in Japanese, in its ASCII form. The part before the @ keeps its
 * case: it is the mailbox owner's. Out of what was copied (`mailto:…`, `山田 <…>`) the address alone; a
 * space beside the @ or a dot goes, any other stays: it may be a sign that was lost.
 *
 * A line break inside stays, so that {@link isEmail} refuses the address: taking it out would turn
 * an attempt at a second mail header into a valid address.
 */
export function normaliseEmail(text: string): string {
  const address = toHalfWidthAscii(text).trim();
  const visible = /[\r\n]/.test(address) ? address : alone(removeInvisible(address));
  const at = visible.lastIndexOf('@');
  if (at < 0) return visible;
  const domain = visible.slice(at + 1).replace(/[。｡．]/g, '.');
  return `${visible.slice(0, at)}@${toAscii(domain.toLowerCase())}`;
}

const alone = (text: string): string =>
  text
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/\s*([@.。｡])\s*/g, '$1');

/** A domain in Japanese as mail servers know it (`日本語.jp` → `xn--wgv71a119e.jp`). */
function toAscii(domain: string): string {
  // Only letters: anything else would be read as another part of an address.
  if (/^[!-~]*$/.test(domain) || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`);

/**
 * Whether a normalised text can be a mail address, of at most 254 characters. Looser than RFC 5321
 * about dots before the @: Japanese mobile carriers have given out addresses such as `a..b.@…`.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= 254 &&
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    DOMAIN.test(text.slice(at + 1))
  );
}

/** Why a text is no mail address, as far as it can be said for certain. */
export type EmailProblem = 'space' | 'comma' | 'at' | 'other';

/** What is wrong with a normalised text that shall be a mail address; undefined when nothing is. */
export function findEmailProblem(text: string): EmailProblem | undefined {
  if (isEmail(text)) return undefined;
  if (/\s/.test(text)) return 'space';
  if (/[,、]/.test(text)) return 'comma';
  return text.split('@').length === 2 ? 'other' : 'at';
}

/** Domains of most private addresses in Japan. */
const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'au.com',
  'softbank.ne.jp',
  'i.softbank.jp',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
];

/**
 * The well-known domain that differs from an address's own by one slip of the finger: a letter too
 * many, missing, another one, or two exchanged. A question to the customer, never a correction.
 * @returns `gmail.com` for `taro@gmail.con`; undefined when nothing is alike, or all is well
 */
export function suggestEmailDomain(address: string): string | undefined {
  const [, domain] = normaliseEmail(address).split('@');
  if (!domain || COMMON_DOMAINS.includes(domain)) return undefined;
  return COMMON_DOMAINS.find((common) => isOneSlip(domain, common));
}

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, other] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  );
}
