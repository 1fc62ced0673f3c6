const tokens = new Map<string, string>();

/**
 * Whose token it is: of a link to go on with a draft, to sign up, to get a new password, to change an address or to stop
 * that.
 */
export const RESUME_LINK = 'reservation';
export const SIGN_UP_LINK = 'member/new';
export const RESET_LINK = 'reset-password';
export const EMAIL_LINK = 'member/change-email/link';
export const EMAIL_STOP = 'member/change-email/stop';

/** Longer than the id of any field, which a link within a page has in the same place. */
const TOKEN = /^[\w-]{24,}$/;

/** Keeps the token of a page in this tab's memory: never in the address or in storage. */
export const keepLinkToken = (page: string, token: string): void => void tokens.set(page, token);

const leftKey = (page: string): string => `ferry.left ${page}`;

/**
 * How often a page was left in this tab, in a storage that a reload leaves alone, with nothing of a link in it.
 *
 * @param more to add
 * @returns undefined where the browser refuses the storage
 */
function timesLeft(page: string, more = 0): number | undefined {
  try {
    const left = Number(window.sessionStorage.getItem(leftKey(page))) + more;
    window.sessionStorage.setItem(leftKey(page), `${left}`);
    return left;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the token of a page with its entry of the browser's history as well, past the router: a phone that
 * drops the tab at the pier, or a reload, finds it again. The entry is this tab's alone.
 */
export function keepInEntry(page: string): void {
  const linkLeft = timesLeft(page);
  const linkToken = linkLeft === undefined ? undefined : tokens.get(page);
  const entry = { ...window.history.state, linkToken, linkLeft };
  History.prototype.replaceState.call(window.history, entry, '');
}

/**
 * Takes the token of a page from its entry, where a reload has emptied the memory. An entry from before the page was
 * left keeps it for itself: Back may be pressed by another person.
 */
export function restoreFromEntry(page: string): void {
  const { linkToken, linkLeft } = window.history.state ?? {};
  if (tokens.has(page) || typeof linkToken !== 'string' || linkLeft !== timesLeft(page)) return;
  keepLinkToken(page, linkToken);
}

/** The page is left: what its entries keep is not taken from them any more, also after a reload. */
export function leaveEntries(page: string): void {
  forgetLinkToken(page);
  timesLeft(page, 1);
}

/** The link was used, or counts no more. */
export const forgetLinkToken = (page: string): void => void tokens.delete(page);

/**
 * The token of a link from a mail, which is in the fragment. It is taken out of the address at
 * once, so that nothing remembers, shares or logs it, and kept for its page only.
 *
 * @param page whose link it is
 * @param shape what else is in the fragment of this page is no token
 */
export function takeLinkToken(page: string, shape: RegExp = TOKEN): string | undefined {
  // In the build, which prerenders public pages.
  if (typeof window === 'undefined') return undefined;
  const { hash, pathname, search } = window.location;
  const found = hash.slice(1);
  if (shape.test(found)) {
    keepLinkToken(page, found);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return tokens.get(page);
}
