import type { QueuePlace } from '@ferry/api/customer';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { expectSoundPage } from '../../support/axe.ts';
import { chooseFirstCabin, fillCustomer, finish } from '../../support/booking.ts';
import { changeHeaders } from '../../support/drafts.ts';
import { test } from '../../support/own-site.ts';
import { press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

// Customers wait on the way, on a phone: the journey is by touch.
test.use({ viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true });

const OPENING = '2027-07-25T09:00:00+09:00';
/** A day whose sales open then, and one that is on sale before. */
const SOON = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-09-25&adults=1';

async function placeOf(caller: APIRequestContext, method: 'get' | 'post'): Promise<QueuePlace> {
  const headers = await changeHeaders(caller);
  return (await caller[method]('/customer-api/queue-place', { headers })).json();
}

/** The code of the response to a client that begins a booking without the page; `begun` where it may. */
async function beginBooking(caller: APIRequestContext): Promise<string> {
  const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  const found = await caller.get('/customer-api/sailings', {
    params: { ...ports, date: '2027-09-25', adults: 1 },
  });
  const { sailingOffers } = await found.json();
  const [offer] = sailingOffers;
  const cabins = offer.cabinOffers.find((each: { cabins: unknown }) => each.cabins)?.cabins;
  const party = { adults: 1, children: 0, infants: 0, babies: 0 };
  const trip = { ...ports, sailingId: offer.sailing.id, cabins, party, vehicles: [], pets: [] };
  const response = await caller.post('/customer-api/drafts', {
    headers: await changeHeaders(caller),
    data: { outbound: { ...trip, meals: [] }, return: null },
  });
  return response.ok() ? 'begun' : (await response.json()).code;
}

test('受付開始の前に並ぶと抽選で順番が決まり、順番が来ると元の画面で予約できる。後から来た方は後ろで、並ばない方は断られる', async ({
  page,
  site,
}) => {
  // A client that asks nothing for three minutes is away.
  await site.setClock('2027-07-25T08:58:00+09:00');
  await site.openLine(OPENING);
  await page.goto(`/customer/reservation/select-schedule?${SOON}`);
  await press(page.getByRole('button', { name: '順番待ちに並ぶ' }).first());
  await expect(page.getByRole('heading', { name: '受付の開始をお待ちください' })).toBeVisible();
  await expect(heading(page, '便と客室を選ぶ')).toBeFocused();
  await expectSoundPage(page);

  await site.setClock(OPENING);
  const late = await request.newContext({ baseURL: site.origin });
  // A turn comes once a second has been drawn; a reload asks at once and keeps the place.
  await expect
    .poll(async () => {
      const { state } = await placeOf(page.request, 'get');
      return state;
    })
    .toBe('admitted');
  expect(await beginBooking(late)).toBe('WAIT_YOUR_TURN');
  expect(await placeOf(late, 'post')).toMatchObject({ state: 'waiting', position: 1 });
  expect(await beginBooking(late)).toBe('WAIT_YOUR_TURN');
  await page.reload();
  await expect(page.getByText('お待たせしました。順番になりました。')).toBeVisible();
  await expectSoundPage(page);

  await chooseFirstCabin(page);
  await fillCustomer(page);
  await finish(page);
  // A booking makes room.
  await expect.poll(async () => (await placeOf(late, 'get')).state).toBe('admitted');
  expect(await beginBooking(late)).toBe('begun');
  await late.dispose();
});
