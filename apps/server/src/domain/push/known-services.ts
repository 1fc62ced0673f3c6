/** Hosts of the browsers' makers: Chrome and Edge on Android, Firefox, Safari, Edge on Windows. */
const HOST =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * Whether an address that a browser has given is one of a push service. The server sends to nothing else: https, by name,
 * at the usual port, without credentials, written as it is used.
 */
export function isKnownService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const isPlain = url.port === '' && url.username === '' && url.password === '' && url.hash === '';
  return url.href === endpoint && url.protocol === 'https:' && isPlain && HOST.test(url.hostname);
}
