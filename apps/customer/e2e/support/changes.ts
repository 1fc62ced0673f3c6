import type {
  CancellationQuote,
  Draft,
  Reservation,
  SailingSearchResult,
} from '@ferry/api/customer';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { changeHeaders } from './drafts.ts';

type Leg = Draft['outbound']['choice'];

/** The first sailing of a day that takes the party of a leg, with its first cabins. */
async function legOn(caller: APIRequestContext, leg: Leg, date: string): Promise<Leg> {
  const { fromPortId, toPortId, party } = leg;
  const found = await caller.get('/customer-api/sailings', {
    params: { fromPortId, toPortId, date, adults: party.adults },
  });
  const { sailingOffers }: SailingSearchResult = await found.json();
  const [first] = sailingOffers
    .filter(({ availability }) => ['available', 'few'].includes(availability))
    .flatMap(({ sailing, cabinOffers }) =>
      cabinOffers.flatMap(({ cabins }) => (cabins ? [{ sailingId: sailing.id, cabins }] : [])),
    );
  if (!first) throw new Error(`No sailing on ${date}`);
  return { ...leg, ...first };
}

/**
 * Begins a change of a booking one way, as another tab of the caller's browser would: to another day, or
 * for fewer adults. No page is seen.
 */
export async function beginChange(
  caller: APIRequestContext,
  { id }: Pick<Reservation, 'id'>,
  to: { date: string } | { adults: number },
): Promise<Draft> {
  const headers = await changeHeaders(caller);
  const isDay = 'date' in to;
  const begun = await caller.post(`/customer-api/reservations/${id}/change-drafts`, {
    headers,
    data: { parts: [isDay ? 'outboundSailing' : 'passengers'] },
  });
  expect(begun.status()).toBe(201);
  const draft: Draft = await begun.json();
  const { choice } = draft.outbound;
  const outbound = isDay ? await legOn(caller, choice, to.date) : withAdults(choice, to.adults);
  return setTrip(caller, draft, outbound);
}

const withAdults = (leg: Leg, adults: number): Leg => ({
  ...leg,
  party: { ...leg.party, adults },
  cabins: leg.cabins.map((cabin) => ({ ...cabin, party: { ...cabin.party, adults } })),
});

/** Takes a change to another day, as another tab would. */
export async function moveDraft(
  caller: APIRequestContext,
  draft: Draft,
  date: string,
): Promise<Draft> {
  return setTrip(caller, draft, await legOn(caller, draft.outbound.choice, date));
}

async function setTrip(caller: APIRequestContext, { id, version }: Draft, outbound: Leg) {
  const moved = await caller.put(`/customer-api/drafts/${id}/trip`, {
    headers: { ...(await changeHeaders(caller)), 'if-match': `"${version}"` },
    data: { outbound, return: null },
  });
  expect(moved.status()).toBe(200);
  return moved.json() as Promise<Draft>;
}

/** Opens the check of a change that was begun by calls. */
export async function openCheck(
  page: Page,
  { id }: Pick<Reservation, 'id'>,
  draft: Draft,
): Promise<void> {
  await page.goto(`/customer/reservation/${id}/content-confirm?draft=${draft.id}`);
  await expect(page.getByRole('heading', { level: 1, name: '変更内容の確認' })).toBeVisible();
}

/** Cancels a whole booking one way, as another tab of the caller's browser would. */
export async function cancelByCalls(
  caller: APIRequestContext,
  { id }: Pick<Reservation, 'id'>,
): Promise<void> {
  const path = `/customer-api/reservations/${id}`;
  const items = [{ leg: 'outbound', kind: 'leg', position: null }];
  const headers = await changeHeaders(caller);
  const asked = await caller.post(`${path}/cancellation-quotes`, { headers, data: { items } });
  const { feeYen, refundYen }: CancellationQuote = await asked.json();
  const { version }: Reservation = await (await caller.get(path)).json();
  const cancelled = await caller.post(`${path}/cancellations`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` },
    data: { items, feeYen, refundYen },
  });
  expect(cancelled.status()).toBe(200);
}
