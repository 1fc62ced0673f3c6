/** Who may open a page. */
export type Access = 'public' | 'guest' | 'member';

/** What a guard does with a visit. */
type AccessDecision =
  | 'allow'
  /** Remember the page, then sign in. */
  | 'signIn'
  /** A member on a page for logged-out people: the remembered page, or home. */
  | 'sendOn';

/** The access of a page that does not name one. */
const DEFAULT_ACCESS: Access = 'member';

/**
 * The access of a page: the innermost of its matched routes that names one, so that a page can opt
 * out and a parent can speak for its children.
 *
 * @param accesses of the matched routes, from the outermost to the page itself
 */
export const accessOf = (accesses: readonly (Access | undefined)[]): Access =>
  accesses.findLast((access) => access !== undefined) ?? DEFAULT_ACCESS;

/** The access table. */
export function decideAccess(access: Access, isLoggedIn: boolean): AccessDecision {
  if (access === 'member' && !isLoggedIn) return 'signIn';
  return access === 'guest' && isLoggedIn ? 'sendOn' : 'allow';
}

/** Why the member is no longer the one that the page shows. */
export type Leaving =
  /** The server no longer knows the session. */
  | 'expired'
  /** Logged out on purpose in another tab. */
  | 'loggedOut'
  /** Another member has logged in in another tab. */
  | 'switched';

/**
 * Where a page goes when its member has left. Public pages stay, unless they show what belongs to
 * a customer (a booking that is being entered, a reservation). The page is remembered only when the
 * same person is likely to come back.
 */
export function afterLeaving(
  page: { access: Access; isPersonal: boolean },
  leaving: Leaving,
): 'stay' | 'signIn' | 'rememberAndSignIn' | 'home' | 'reload' {
  if (leaving === 'switched') {
    if (page.isPersonal) return 'home';
    return page.access === 'public' ? 'stay' : 'reload';
  }
  if (page.access !== 'member' && !page.isPersonal) return 'stay';
  return leaving === 'expired' ? 'rememberAndSignIn' : 'signIn';
}
