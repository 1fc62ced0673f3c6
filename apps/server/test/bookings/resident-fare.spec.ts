import type {
  Draft,
  Reservation,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/api.ts';
import {
  customers,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
  passenger,
} from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);

const RESIDENT = 'dis_resident';
const nagisa = {
  familyName: '島本',
  givenName: '渚',
  familyNameKana: 'シマモト',
  givenNameKana: 'ナギサ',
  birthDate: '1991-07-07',
};
const setScope = (scope: string) =>
  server.db
    .updateTable('member')
    .set({ scope })
    .where('login_email', '=', 'nagisa@example.jp')
    .execute();
beforeEach(() => setScope('["member", "resident"]'));

async function islandTrip(visitor: Visitor, adults = 1): Promise<TripChoice> {
  const ports = { fromPortId: 'port_nagiura', toPortId: 'port_suzune' };
  const query = new URLSearchParams({ ...ports, date: '2027-08-02', adults: String(adults) });
  const found = expectStatus(await visitor.get(`/customer-api/sailings?${query}`), 200);
  const [offer] = found.json<SailingSearchResult>().sailingOffers;
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  const party = { adults, children: 0, infants: 0, babies: 0 };
  const leg = { ...ports, sailingId: offer.sailing.id, party, cabins };
  return { outbound: { ...leg, vehicles: [], pets: [], meals: [] }, return: null };
}

const draftOf = async (visitor: Visitor, adults = 1) =>
  expectStatus(await visitor.post(DRAFTS, await islandTrip(visitor, adults)), 201).json<Draft>();
const residentOf = ({ quote }: Draft | Reservation) =>
  quote.comparisons.find(({ discountId }) => discountId === RESIDENT);
const discountLines = ({ quote }: Draft) =>
  quote.lines.filter(({ amountYen }) => amountYen < 0).map(({ quantity }) => quantity);

async function filled(visitor: Visitor, draft: Draft, own = nagisa): Promise<Draft> {
  const input = customers(draft.customers.passengers.length);
  input.passengers[0] = passenger({ ...own, age: '' });
  const url = `${DRAFTS}/${draft.id}/customers`;
  return expectStatus(await visitor.put(url, input, ifMatch(draft.version)), 200).json<Draft>();
}

it('島民の会員は、選ばずに島民割引になり、証明書も求められない', async () => {
  const draft = await draftOf(await loggedIn(server, 'nagisa'));
  expect(draft.residentPassenger).toBe(0);
  expect(residentOf(draft)).toMatchObject({ isApplied: true, document: null, reason: null });
  expect(draft.quote.totalYen).toBeLessThan(draft.quote.undiscountedYen);
  expect(draft.customers.passengers[0]?.discount).toBeNull();
});

it('割引になるのは会員本人だけで、同行者は申し出て証明書を示す', async () => {
  const visitor = await loggedIn(server, 'nagisa');
  const alone = await filled(visitor, await draftOf(visitor, 2));
  expect(discountLines(alone)).toEqual([1]);
  const input = structuredClone(alone.customers);
  const discount = {
    discountId: RESIDENT,
    certificate: '',
    disabilityClass: '',
    carer: null,
  } as const;
  input.passengers[1] = passenger({ discount });
  const url = `${DRAFTS}/${alone.id}/customers`;
  const saved = await visitor.put(url, input, ifMatch(alone.version));
  const both = expectStatus(saved, 200).json<Draft>();
  expect(residentOf(both)).toMatchObject({ isApplied: true, document: '住所のわかる身分証明書' });
  expect(discountLines(both)).toEqual([2]);
});

it.each([
  ['別の人', { ...nagisa, givenNameKana: 'ミサキ' }, null],
  ['生年月日が違う人', { ...nagisa, birthDate: '1991-07-08' }, null],
  [
    'ひらがなと和暦で書いた本人',
    { ...nagisa, familyNameKana: 'しまもと', birthDate: '平成3年7月7日' },
    0,
  ],
])('乗船者が%sのときの島民割引', async (_, own, expected) => {
  const visitor = await loggedIn(server, 'nagisa');
  const draft = await filled(visitor, await draftOf(visitor), own);
  expect(draft.residentPassenger).toBe(expected);
  expect(residentOf(draft)?.isApplied).toBe(expected !== null);
});

it.each(['"resident"', '7', '{"resident": 1}', '["residents"]'])(
  '許可の一覧が%sなら、何も付かない',
  async (scope) => {
    await setScope(scope);
    const draft = await draftOf(await loggedIn(server, 'nagisa'));
    expect([draft.residentPassenger, residentOf(draft)?.isApplied]).toEqual([null, false]);
  },
);

it('料金を見たあとで島民でなくなると、仮予約のときに新しい料金を伝える', async () => {
  const visitor = await loggedIn(server, 'nagisa');
  const seen = await filled(visitor, await draftOf(visitor));
  await setScope('["member"]');
  const refused = await holdDraft(visitor, seen);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    previousTotalYen: seen.quote.totalYen,
    currentTotalYen: seen.quote.undiscountedYen,
  });
});

it('仮予約のあとで島民でなくなると、変更のときに割引がなくなる', async () => {
  const visitor = await loggedIn(server, 'nagisa');
  const seen = await filled(visitor, await draftOf(visitor));
  const held = expectStatus(await holdDraft(visitor, seen), 201).json<Reservation>();
  expect(residentOf(held)?.isApplied).toBe(true);
  await setScope('["member"]');
  const changed = await filled(visitor, seen);
  expect(changed.quote.totalYen).toBe(seen.quote.undiscountedYen);
  expectStatus(await holdDraft(visitor, changed), 201);
});

it('会員の名前を書いても、本人のログインでなければ付かない', async () => {
  const other = await loggedIn(server, 'hanako');
  const draft = await filled(other, await draftOf(other));
  expect([draft.residentPassenger, residentOf(draft)?.isApplied]).toEqual([null, false]);
});

describe('許可のあとで会員情報を別の人に変えると', () => {
  const friend = { ...nagisa, familyNameKana: 'ミナミ', givenNameKana: 'アオイ' };
  const become = (person: typeof nagisa) =>
    server.db
      .updateTable('member')
      .set({
        family_name_kana: person.familyNameKana,
        given_name_kana: person.givenNameKana,
        birth_date: person.birthDate,
      })
      .where('login_email', '=', 'nagisa@example.jp')
      .execute();
  afterEach(() => become(nagisa));

  it('その人には付かず、許可された本人には付く', async () => {
    await become({ ...friend, birthDate: '1980-01-02' });
    const visitor = await loggedIn(server, 'nagisa');
    const begun = await draftOf(visitor);
    expect([begun.residentPassenger, residentOf(begun)?.isApplied]).toEqual([null, false]);
    const changed = await filled(visitor, begun, { ...friend, birthDate: '1980-01-02' });
    expect([changed.residentPassenger, residentOf(changed)?.isApplied]).toEqual([null, false]);
    expect((await filled(visitor, changed)).residentPassenger).toBe(0);
  });
});
