import operator from '../../../../operator.json' with { type: 'json' };

/** The site as passkeys know it. */
export interface RelyingParty {
  /** Its host; passkeys of another host are none of ours. */
  id: string;
  name: string;
  /** Where a page may have asked the device from. */
  origins: string[];
}

const LOCAL_HOST = 'localhost';

/**
 * The site of an address. On a developer's machine every port is its own: the page may come from
 * another one than the server listens on.
 * @param siteUrl as `PUBLIC_URL` has it
 * @param pageOrigin the request's `Origin` header
 */
export function relyingPartyOf(siteUrl: string, pageOrigin: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const isLocalPage =
    hostname === LOCAL_HOST && pageOrigin !== undefined && hostOf(pageOrigin) === LOCAL_HOST;
  const origins = isLocalPage ? [origin, pageOrigin] : [origin];
  return { id: hostname, name: operator.name, origins };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined);
