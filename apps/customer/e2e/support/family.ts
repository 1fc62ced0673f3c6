import type { Draft, SailingSearchResult, TripChoice } from '@ferry/api/customer';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { dayFromNow } from './booking.ts';
import { changeHeaders } from './drafts.ts';
import { mailbox } from './mailbox.ts';

/** In the order in which the draft lists them: adults, then children. */
const people = [
  { givenName: '美咲', givenNameKana: 'ミサキ', age: '38' },
  { givenName: '翔', givenNameKana: 'ショウ', age: '41' },
  { givenName: '和子', givenNameKana: 'カズコ', age: '71' },
  { givenName: '陽菜', givenNameKana: 'ヒナ', age: '9' },
];
const family = { familyName: '高橋', familyNameKana: 'タカハシ' };
const party = { adults: 3, children: 1, infants: 0, babies: 0 };
const car = { vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: 155, loadedLengthCm: null };
const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };

/** The first sailing of a day that takes the family, with its first cabins, or with its dearest. */
async function legOn(
  caller: APIRequestContext,
  days: number,
  ends: typeof ports,
  isDear = false,
): Promise<TripChoice['outbound']> {
  const params = {
    ...ends,
    date: dayFromNow(days).date,
    adults: party.adults,
    children: party.children,
    vehicles: 'veh_car:469:155',
  };
  const found = await caller.get('/customer-api/sailings', { params });
  const { sailingOffers }: SailingSearchResult = await found.json();
  const [first] = sailingOffers
    .filter(({ availability }) => ['available', 'few'].includes(availability))
    .flatMap(({ sailing, cabinOffers }) =>
      cabinOffers
        .toSorted((one, other) => (isDear ? (other.totalYen ?? 0) - (one.totalYen ?? 0) : 0))
        .flatMap(({ cabins }) => (cabins ? [{ sailingId: sailing.id, cabins }] : [])),
    );
  if (!first) throw new Error('No sailing takes the family');
  return { ...ends, ...first, party, vehicles: [car], pets: [], meals: [] };
}

/**
 * Opens the choice of the payment for a family of four with a car on both legs: 高橋美咲 drives, with
 * her husband, her mother 和子 and her daughter 陽菜. What comes before was answered by calls.
 *
 * @param isReturnDear they come back in the dearest cabins
 */
export async function openFamilyPayment(
  page: Page,
  days: number,
  isReturnDear = false,
): Promise<void> {
  const caller = page.request;
  const headers = await changeHeaders(caller);
  const outbound = await legOn(caller, days, ports);
  const reversed = { fromPortId: ports.toPortId, toPortId: ports.fromPortId };
  const returnLeg = await legOn(caller, days + 5, reversed, isReturnDear);
  const created = await caller.post('/customer-api/drafts', {
    headers,
    data: { outbound, return: returnLeg },
  });
  expect(created.status()).toBe(201);
  const { id, version, customers }: Draft = await created.json();
  const [mother] = people;
  const driven = { driver: 0, plateUndecided: true };
  const filled = await caller.put(`/customer-api/drafts/${id}/customers`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: {
      ...customers,
      representative: {
        ...customers.representative,
        ...family,
        givenName: mother?.givenName,
        givenNameKana: mother?.givenNameKana,
        phone: '090-1234-5678',
        email: mailbox('misaki'),
      },
      passengers: customers.passengers.map((passenger, index) => ({
        ...passenger,
        ...family,
        ...people[index],
        sex: index === 1 ? 'male' : 'female',
        city: '汐見市',
        emergencySupport: 'none',
      })),
      outboundVehicles: customers.outboundVehicles.map((vehicle) => ({ ...vehicle, ...driven })),
      returnVehicles: customers.returnVehicles.map((vehicle) => ({ ...vehicle, ...driven })),
    },
  });
  expect(filled.status()).toBe(200);
  await page.goto(`/customer/reservation/payment-input?draft=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
}
