import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isPublic } from '../domain/webhooks/endpoint-address.ts';

/** Milliseconds until the response's first line is there, finding the host included. */
const PATIENCE_MS = 10_000;

/** The part of a response that counts. */
interface PostResult {
  status: number;
  retryAfter: string | undefined;
}

/** An endpoint's name leads into a network that it may not be in. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'PRIVATE_ADDRESS';
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'TIMEOUT';
}

/**
 * Connects only to addresses of the internet: those that the name has now, not those of another look-up. The platform's `fetch`
 * has no place for it.
 */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error('No address'), '');
    if (!addresses.every(({ address }) => isPublic(address))) {
      return done(new PrivateAddressError('The name leads into a private network'), '');
    }
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/**
 * Sends a body to an address that an integrator has chosen. No redirect is followed, and of the response nothing but its status is
 * read but its status and `Retry-After`: its body may be of any size.
 * @returns the status, and the header of a 429 or 503
 * @throws an error with `code`: of the network, `TIMEOUT` after 10 s, `PRIVATE_ADDRESS`
 */
export function post(
  { url, allowsPrivate }: { url: string; allowsPrivate: boolean },
  body: string,
  headers: Record<string, string>,
): Promise<PostResult> {
  const target = new URL(url);
  const host = hostOf(target);
  // A literal address is not looked up.
  if (!allowsPrivate && isIP(host) && !isPublic(host)) {
    return Promise.reject(new PrivateAddressError('The address is in a private network'));
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      ...(allowsPrivate ? {} : { lookup: lookUpPublic }),
    });
    const timer = setTimeout(() => request.destroy(new TimeoutError('No response')), PATIENCE_MS);
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const isLater = status === 429 || status === 503;
      resolve({ status, retryAfter: isLater ? received['retry-after'] : undefined });
      request.destroy();
    });
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.end(body);
  });
}
