let token: string | undefined;

/**
 * The token of a link from a mail, which stands in the fragment. It is taken out of the address at
 * once, so that nothing remembers, shares or logs it, and kept for this page only.
 */
export function takeLinkToken(): string | undefined {
  const { hash, pathname, search } = window.location;
  const found = hash.slice(1);
  if (found) {
    token = found;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token;
}
