import type { APIRequestContext } from '@playwright/test';

/** The newest mail to an address as the development page shows it; waits for it to be written. */
export async function mailTo(request: APIRequestContext, address: string): Promise<string> {
  const list = await (await request.get('/dev/mails')).text();
  const row = list.split('<tr>').find((each) => each.includes(address)) ?? '';
  const path = /href="(\/dev\/mails\/\d+)"/.exec(row)?.[1];
  return path ? (await request.get(path)).text() : '';
}

/** The link of a mail that has a token in its fragment. */
export const linkIn = (mail: string): string =>
  /https?:\/\/[^\s"<]+#[\w-]{24,}/.exec(mail)?.[0] ?? '';
