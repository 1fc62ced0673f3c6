import { BlockList, isIP } from 'node:net';

/** Networks that are not of the public internet, by the registries of IANA for special purposes. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 all but global unicast, and of that what leads to IPv4 addresses or to documents. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is reached from the whole internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** The host of an address as a socket takes it: of IPv6 without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const LONGEST_URL = 2000;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** The reason why an address is no endpoint. */
export type AddressProblem = 'url' | 'credentials' | 'https' | 'private';

/**
 * An address that events may be sent to, as it is used. What a name leads to is looked at again at each sending.
 * @param may `loopback`: without TLS to this machine, for the demonstration; `private`: the operator wants it
 */
export function checkEndpointAddress(
  typed: string,
  may: { loopback: boolean; private: boolean },
): { url: string; allowsPrivate: boolean } | AddressProblem {
  if (typed.length > LONGEST_URL || !URL.canParse(typed)) return 'url';
  const url = new URL(typed);
  if (url.username || url.password || url.hash) return 'credentials';
  const host = hostOf(url);
  const isHere = may.loopback && LOOPBACK.includes(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return 'https';
  const allowsPrivate = isHere || may.private;
  if (!allowsPrivate && (host === 'localhost' || (isIP(host) && !isPublic(host)))) return 'private';
  return { url: url.href, allowsPrivate };
}
