import { operator } from '../rules/company.ts';

/** The site as passkeys know it. */
export interface RelyingParty {
  /** Its host; passkeys of another host are none of ours. */
  id: string;
  name: string;
  /** Where a page may have asked the device from. */
  origins: string[];
}

const LOCAL_HOST = 'localhost';
/** Names of the machine itself; passkeys know the first only. */
const LOCAL_HOSTS = [LOCAL_HOST, '127.0.0.1', '[::1]'];

/**
 * The site of an address. On a developer's machine every port is its own: the page may come from
 * another one than the server listens on.
 * @param siteUrl as `PUBLIC_URL` has it
 * @param pageOrigin the request's `Origin` header
 */
export function relyingPartyOf(siteUrl: string, pageOrigin: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const { name } = operator;
  if (!LOCAL_HOSTS.includes(hostname)) return { id: hostname, name, origins: [origin] };
  const isLocalPage = pageOrigin !== undefined && hostOf(pageOrigin) === LOCAL_HOST;
  return { id: LOCAL_HOST, name, origins: isLocalPage ? [origin, pageOrigin] : [origin] };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined);
