import type { CustomerInput, Draft, Reservation } from '@ferry/api/customer-server';
import { beforeEach, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { CLAIMS, DRAFTS, expectStatus, GUEST_SESSIONS, holdDraft } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  holdChange,
  moved,
  setCustomers,
} from '../support/changing.ts';
import { commitChange, holdOther, returnOn } from '../support/making-changes.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS } from '../support/paying.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { confirmationToken } from '../support/unpaid.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// The same name on the same sailing is said to the customer whose bookings they are, and to nobody else.

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const OTHER = 'another@example.jp';
beforeEach(async () => {
  const over = { names_removed_at: server.clock.now() };
  await server.db.updateTable('reservation').set(over).execute();
});

const mailed =
  (email: string) =>
  (customers: CustomerInput): CustomerInput => ({
    ...customers,
    representative: { ...customers.representative, email },
  });
/** What is said to a visitor who holds the family's trip once more. @returns the number that is said; undefined without a notice */
async function said(who: Visitor, email = 'hanako@example.jp'): Promise<string | null | undefined> {
  const draft = await draftOf(who, await roundTrip(who), mailed(email));
  const response = await holdDraft(who, draft, undefined, { allowsDuplicate: false });
  const { code, reservationNumber, id } = response.json();
  if (id) expectStatus(await who.delete(`${DRAFTS}/${draft.id}`), 204);
  return code === 'DUPLICATE_BOOKING' ? (reservationNumber ?? null) : undefined;
}

it('会員の予約は、別の端末から予約するときも、番号とともに示す', async () => {
  const booked = await bookFamily(await loggedIn(server, 'hanako'), card);
  const elsewhere = await loggedIn(server, 'hanako');
  expect(await said(elsewhere, OTHER)).toBe(booked.reservationNumber);
  expect(await said(await loggedIn(server, 'taro'), OTHER)).toBeUndefined();
});

it('ログインせずにした予約は、会員の一覧に加えると、会員の端末で示す', async () => {
  const { reservationNumber } = await bookFamily(visitor, card);
  const member = await loggedIn(server, 'taro');
  expect(await said(member, OTHER)).toBeUndefined();
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await member.post(CLAIMS, { reservationNumber, ...contact }), 200);
  expect(await said(member, OTHER)).toBe(reservationNumber);
  expect(await said(visitor, OTHER)).toBeUndefined();
});

it('会員自身のメールアドレスでの予約は、番号を伏せて示す', async () => {
  const { email } = credentials('hanako');
  const draft = await draftOf(visitor, await roundTrip(visitor), mailed(email));
  const held = await holdDraft(visitor, draft);
  const { id } = expectStatus(held, 201).json<Reservation>();
  await server.db
    .updateTable('reservation')
    .set({ state: 'confirmedUnpaid', payment_method: 'port' })
    .where('id', '=', id)
    .execute();
  expect(await said(await loggedIn(server, 'hanako'), email)).toBeNull();
  expect(await said(await loggedIn(server, 'taro'), email)).toBeUndefined();
});

it('氏名とメールアドレスを知っているだけの人には、その便に乗るかどうかを言わない', async () => {
  await bookFamily(visitor, card);
  const stranger = await Visitor.arrive(server.app);
  expect(await said(stranger)).toBeUndefined();
  expect(await said(await loggedIn(server, 'taro'))).toBeUndefined();
  const draft = await draftOf(stranger, await roundTrip(stranger));
  expectStatus(await stranger.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
  expect(await said(stranger)).toBeUndefined();
  const token = await confirmationToken(server);
  expectStatus(await stranger.post('/customer-api/mail-confirmations', { token }), 204);
  expect(await said(stranger)).toBeNull();
});

it('照会した予約は番号を示し、照会の期限が過ぎると示さない。取り消した予約は数えない', async () => {
  const booked = await bookFamily(visitor, card);
  const { reservationNumber } = booked;
  const guest = await Visitor.arrive(server.app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await guest.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
  expect(await said(guest, OTHER)).toBe(reservationNumber);
  await server.db
    .updateTable('guest_right')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await said(guest, OTHER)).toBeUndefined();
  expect(await said(visitor, OTHER)).toBe(reservationNumber);
  await cancelShown(visitor, booked, wholeTrip);
  expect(await said(visitor, OTHER)).toBeUndefined();
});

it('変更で同じ便になるときも示し、移った後の便で比べる', async () => {
  const first = await bookFamily(visitor, card);
  const moving = await holdOther(visitor, first, await returnOn(visitor));
  expectStatus(await commitChange(visitor, moving), 200);
  const second = await bookFamily(visitor, card);
  const begun = await beginChange(visitor, second);
  const draft = await moved(visitor, begun, await returnOn(visitor));
  const asked = await holdChange(visitor, second, draft, { allowsDuplicate: false });
  expect([asked.statusCode, asked.json()]).toMatchObject([
    409,
    { code: 'DUPLICATE_BOOKING', reservationNumber: first.reservationNumber },
  ]);
  // Only passengers who are on both: another name on the same sailing is nobody twice.
  const passengers = draft.customers.passengers.map((each, index) => ({
    ...each,
    givenName: ['太郎', '次郎', '三郎'][index] ?? '',
    givenNameKana: ['タロウ', 'ジロウ', 'サブロウ'][index] ?? '',
  }));
  const typed = await setCustomers(visitor, draft, { ...draft.customers, passengers });
  const renamed = expectStatus(typed, 200).json<Draft>();
  expect((await changeQuoteOf(visitor, renamed)).fee.feeYen).toBe(0);
  expectStatus(await holdChange(visitor, second, renamed, { allowsDuplicate: false }), 201);
});
