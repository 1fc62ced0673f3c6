const SITE = '/customer/';

/**
 * The router refuses a path that cannot be decoded (`%E0%A4%A`) before any route sees it. Below the
 * app's folder a customer typed or pasted it: they get the page, which says that there is nothing.
 * @param url path and query of a request
 * @returns the url, or one below the app's folder that has no file and can be decoded
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?');
  return path.startsWith(SITE) && !isDecodable(path) ? `${SITE}unreadable` : url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
