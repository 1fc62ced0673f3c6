import type { Draft } from '@ferry/api/customer';
import { expect, type Page, request } from '@playwright/test';
import { changeHeaders, responsesOf } from './drafts.ts';

const otherBuyer = {
  familyName: '買手',
  givenName: '一',
  familyNameKana: 'カイテ',
  givenNameKana: 'ハジメ',
};
const party = { adults: 9, children: 0, infants: 0, babies: 0 };

/** Holds berths of the sailing as another customer; false when there are not that many left. */
async function holdBerths(baseURL: string, draft: Draft, adults: number): Promise<boolean> {
  const buyer = await request.newContext({ baseURL });
  const headers = await changeHeaders(buyer);
  const { choice } = draft.outbound;
  const people = { ...party, adults };
  const cabins = choice.cabins.map((cabin) => ({ ...cabin, party: people }));
  const data = { outbound: { ...choice, party: people, cabins }, return: null };
  const created: Draft = await (await buyer.post('/customer-api/drafts', { headers, data })).json();
  const filled: Draft = await (
    await buyer.put(`/customer-api/drafts/${created.id}/customers`, {
      headers: { ...headers, 'if-match': `"${created.version}"` },
      data: responsesOf(created, otherBuyer, { phone: '090-0000-1111', email: 'buyer@example.jp' }),
    })
  ).json();
  const held = await buyer.post('/customer-api/reservations', {
    headers: {
      ...headers,
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"${filled.version}"`,
    },
    data: { draftId: filled.id, totalYen: filled.quote.totalYen },
  });
  expect([201, 409]).toContain(held.status());
  await buyer.dispose();
  return held.status() === 201;
}

/**
 * Other customers hold every berth of the cabin type that the page's draft has chosen: nine at a
 * time, then one at a time.
 */
export async function holdAllBerths(page: Page, baseURL: string): Promise<void> {
  const draftId = new URL(page.url()).searchParams.get('draft');
  const draft: Draft = await (await page.request.get(`/customer-api/drafts/${draftId}`)).json();
  for (const adults of [9, 1]) {
    while (await holdBerths(baseURL, draft, adults));
  }
}
