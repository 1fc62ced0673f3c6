import type { Page } from 'playwright';

/** A browser that goes through the site, and what it does with each page. */
export type Walk = {
  page: Page;
  /** Opens a path and notes what it says. */
  visit: (name: string, path: string) => Promise<void>;
  /** Notes what the page says now. */
  note: (name: string) => Promise<void>;
};

/** A call as the page's own visitor; with the version that the one before has answered. */
// biome-ignore lint/suspicious/noExplicitAny: each response has a shape of its own
export async function call(page: Page, method: string, path: string, body?: object): Promise<any> {
  return page.evaluate(
    async ([method, path, body]) => {
      if (!document.cookie.includes('XSRF-TOKEN')) await fetch('/sanctum/csrf-cookie');
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const version = sessionStorage.getItem('version');
      const response = await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(method !== 'GET' && { 'x-xsrf-token': token }),
          ...(body && { 'content-type': 'application/json' }),
          ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
          ...(version && { 'if-match': version }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const etag = response.headers.get('etag');
      if (etag) sessionStorage.setItem('version', etag);
      return response.json();
    },
    [method, path, body] as const,
  );
}
