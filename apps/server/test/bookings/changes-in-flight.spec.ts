import type { Draft, Reservation, TicketList } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { TEST_KEYS, type Visitor } from '../support/api.ts';
import { CLAIMS, DRAFTS, expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  heldChange,
  moved,
  setCustomers,
  shownOf,
  tripOf,
} from '../support/changing.ts';
import {
  change,
  commitChange,
  commitRequest,
  holdOther,
  returnOn,
} from '../support/making-changes.ts';
import { loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { CARDS, choosePaying, seen } from '../support/paying.ts';
import { bookPaid, ticketsOf } from '../support/tickets.ts';
import { car, completed, legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { besideWallets } from '../support/wallet-payments.ts';

// Changes of what is partly used, on the last day, beside another tab, and by a visitor who becomes a member: to the end.

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
/** Check-in of the outbound leg is open. */
const MORNING = '2027-08-02T04:00:00+09:00';

async function bookOneWay(): Promise<Reservation> {
  const [outboundOffer] = await searchStrait(visitor);
  return bookPaid(visitor, { outbound: legOf(outboundOffer, 0, { vehicles: [] }), return: null });
}
const listed = async (who: Visitor, { id }: Pick<Reservation, 'id'>) =>
  expectStatus(await who.get(ticketsOf(id)), 200).json<TicketList>();

/** The whole party goes aboard the outbound sailing. */
async function useOutbound(booked: Reservation): Promise<Visitor> {
  const guest = await comeBack(server, booked, MORNING);
  const code = (await listed(guest, booked)).legs[0]?.tickets[0]?.shortCode ?? '';
  for (const step of ['checkIn', 'board'] as const) {
    await inTransaction(server.db, (tx) =>
      passGate(tx, TEST_KEYS, step, { code }, server.clock.now()),
    );
  }
  return guest;
}
const outboundTickets = () =>
  server.db
    .selectFrom('ticket')
    .select(['id', 'subject', 'checked_in_at', 'revoked_at'])
    .where('leg', '=', 'outbound')
    .orderBy('id')
    .execute();

describe('乗った後の変更', () => {
  it('往路に乗った後に復路を加えて支払うと、往路の乗船券と乗船の記録はそのままで、復路の券が出る', async () => {
    const booked = await bookOneWay();
    await useOutbound(booked);
    const before = await outboundTickets();
    const guest = await comeBack(server, booked, '2027-08-03T10:00:00+09:00');
    const [returnOffer] = await searchStrait(guest, { isReturn: true, date: '2027-08-09' });
    const added = await change(
      guest,
      booked,
      { return: legOf(returnOffer, 0, { vehicles: [] }) },
      card,
    );
    expect(added).toMatchObject({
      state: 'confirmed',
      outbound: { sailing: { id: booked.outbound.sailing.id } },
      return: { sailing: { date: '2027-08-09' } },
      changes: [{ parts: ['returnSailing'], feeYen: 0 }],
    });
    const [{ payYen = 0 } = {}] = added.changes;
    expect(payYen).toBe(added.quote.totalYen - booked.quote.totalYen);
    expect(added.quote.outbound.totalYen).toBe(booked.quote.totalYen);
    expect(await outboundTickets()).toEqual(before);
    const last = await comeBack(server, booked, '2027-08-09T05:00:00+09:00');
    const legs = (await listed(last, booked)).legs;
    expect(legs.map(({ leg, tickets }) => [leg, tickets.length > 0])).toContainEqual([
      'return',
      true,
    ]);
  });

  it('往路に乗った後に復路を別の日に移すと、往路はそのままで、差額が戻る', async () => {
    const booked = await bookFamily(visitor, card);
    await useOutbound(booked);
    const before = await outboundTickets();
    const guest = await comeBack(server, booked, '2027-08-03T10:00:00+09:00');
    const made = await change(guest, booked, await returnOn(guest, '2027-08-12'), card);
    expect(made.return?.sailing.date).toBe('2027-08-12');
    expect(made.outbound.sailing.id).toBe(booked.outbound.sailing.id);
    expect(made.quote.outbound).toEqual(booked.quote.outbound);
    expect(await outboundTickets()).toEqual(before);
    // What was used is no part of what is given up.
    expect(made.changes).toMatchObject([{ parts: ['returnSailing'], feeYen: 0 }]);
  });

  it('乗船した便の客室や人を替える下書きは、欄を示して断る', async () => {
    const booked = await bookFamily(visitor, card);
    await useOutbound(booked);
    const guest = await comeBack(server, booked, '2027-08-02T04:30:00+09:00');
    const draft = await beginChange(guest, booked, ['passengers', 'cabins']);
    expect(draft.change?.locks).toContainEqual(
      expect.objectContaining({ kind: 'leg', leg: 'outbound', reason: 'checkedIn' }),
    );
    const [outboundOffer] = await searchStrait(guest, { more: { vehicles: '' } });
    const outbound = { ...tripOf(draft).outbound, cabins: legOf(outboundOffer, 1).cabins };
    const url = `${DRAFTS}/${draft.id}/trip`;
    const refused = await guest.put(url, tripOf(draft, { outbound }), {
      'if-match': `"${draft.version}"`,
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { outbound: ['LOCKED'] }]);
    const [first, ...others] = draft.customers.passengers;
    const stranger = { ...first, familyName: '鈴木', familyNameKana: 'スズキ', givenName: '一郎' };
    const passengers = [{ ...stranger, givenNameKana: 'イチロウ' }, ...others];
    const typed = await setCustomers(guest, draft, {
      ...draft.customers,
      passengers: passengers as Draft['customers']['passengers'],
    });
    expect([typed.statusCode, typed.json().errors]).toEqual([
      422,
      { 'passengers.0.familyName': ['LOCKED'] },
    ]);
  });
});

it('乗船日の当日、WEB受付の締切までは車両を加えて支払え、締切は車両のある人のものになる', async () => {
  const booked = await bookOneWay();
  const guest = await comeBack(server, booked, '2027-08-02T03:30:00+09:00');
  const begun = await beginChange(guest, booked, ['vehicles']);
  const choice = { ...begun.outbound.choice, vehicles: [car] };
  const other = await moved(guest, begun, { outbound: choice });
  const typed = await setCustomers(guest, other, completed(other));
  const draft = expectStatus(typed, 200).json<Draft>();
  const quote = await changeQuoteOf(guest, draft);
  // An hour before the earlier check-in closes, at the port.
  expect([quote.fee.feeYen, quote.payLaterBy]).toEqual([0, '2027-08-02T04:40:00+09:00']);
  const methods = await guest.get(`${DRAFTS}/${draft.id}/payment-methods`);
  const { options } = methods.json<{ options: { method: string; reason: string | null }[] }>();
  expect(besideWallets(options).map(({ method, reason }) => [method, reason === null])).toEqual([
    ['card', true],
    ['convenienceStore', false],
    ['port', true],
  ]);
  const { id, method } = await choosePaying(guest, draft.id, card);
  const held = await heldChange(guest, booked, draft);
  const pays = { paymentMethod: method, draftPaymentId: id };
  const made = await commitChange(guest, { draft, quote, held, method: pays });
  const after = expectStatus(made, 200).json<Reservation>();
  expect(after.outbound.vehicles).toHaveLength(1);
  expect(after.limitTime).toBe('2027-08-02T05:40:00+09:00');
  expect(booked.limitTime).toBe('2027-08-02T06:10:00+09:00');
  const tickets = (await listed(guest, booked)).legs[0]?.tickets ?? [];
  expect(tickets.map(({ kind }) => kind)).toContain('vehicle');
});

describe('別の画面と変更', () => {
  it('別の画面で取り置き直すと、前に見せた内容では確定できず、見せた方だけが確定する', async () => {
    const booked = await bookFamily(visitor, card);
    const first = await holdOther(visitor, booked, await returnOn(visitor));
    const other = await moved(visitor, first.draft, await returnOn(visitor, '2027-08-12'));
    const quote = await changeQuoteOf(visitor, other);
    const held = await heldChange(visitor, booked, other);
    const outdated = await commitChange(visitor, first);
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    const made = await commitChange(visitor, { draft: other, quote, held, method: {} });
    expect(expectStatus(made, 200).json<Reservation>().return?.sailing.date).toBe('2027-08-12');
    const again = await commitChange(visitor, first);
    expect([again.statusCode, again.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('取り置いた後に別の画面で下書きを直すと、取り置き直すまで確定できない', async () => {
    const booked = await bookFamily(visitor, card);
    const first = await holdOther(visitor, booked, await returnOn(visitor));
    await moved(visitor, first.draft, await returnOn(visitor, '2027-08-12'));
    const refused = await commitChange(visitor, first);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await seen(visitor, booked.id)).return?.sailing.date).toBe('2027-08-09');
  });

  it('別の端末で先に変更されると、前の料金からの変更の下書きは取り置けず、今の予約からやり直せる', async () => {
    const booked = await bookFamily(visitor, card);
    const begun = await beginChange(visitor, booked);
    const draft = await moved(visitor, begun, await returnOn(visitor, '2027-08-12'));
    const shown = shownOf(await changeQuoteOf(visitor, draft));
    const elsewhere = await comeBack(server, booked);
    await change(elsewhere, booked, await returnOn(elsewhere, '2027-08-11'));
    const url = `${RESERVATIONS}/${booked.id}/changes`;
    const headers = {
      'if-match': `"${draft.version}"`,
      'idempotency-key': 'the-other-device-was-1st',
    };
    const request = { draftId: draft.id, ...shown, allowsDuplicate: true };
    const refused = await visitor.post(url, request, headers);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'DIFFERENCE_CHANGED']);
    const quote = await changeQuoteOf(visitor, draft);
    expect(quote.fee).toMatchObject({ reason: 'cancellationFee' });
  });
});

describe('ログインせずに始めた変更', () => {
  it('途中でログインすると、同じ画面で会員として確定でき、会員の一覧に入る', async () => {
    const booked = await bookFamily(visitor, card);
    const ready = await holdOther(visitor, booked, await returnOn(visitor));
    await logIn(visitor, 'hanako');
    const { change: held } = await seen(visitor, booked.id);
    expect(held).toMatchObject({ state: 'held', draftId: ready.draft.id });
    const made = await visitor.send(commitRequest(ready));
    expect(expectStatus(made, 200).json()).toMatchObject({
      change: null,
      changes: [{ feeYen: 0 }],
    });
    const elsewhere = await loggedIn(server, 'hanako');
    expect((await seen(elsewhere, booked.id)).changes).toHaveLength(1);
  });

  it('その間に会員が一覧に加えると、始めた端末では何もできず、会員は続きから確定できる', async () => {
    const booked = await bookFamily(visitor, card);
    const ready = await holdOther(visitor, booked, await returnOn(visitor));
    const member = await loggedIn(server, 'taro');
    const { reservationNumber } = booked;
    const contact = { contactKind: 'phone', contact: '090-1234-5678' };
    expectStatus(await member.post(CLAIMS, { reservationNumber, ...contact }), 200);
    for (const response of [
      await visitor.send(commitRequest(ready)),
      await visitor.get(`${DRAFTS}/${ready.draft.id}`),
      await visitor.get(`${DRAFTS}/${ready.draft.id}/change-quote`),
      await visitor.delete(`${RESERVATIONS}/${booked.id}/change`),
    ]) {
      expect(response.statusCode).toBe(404);
    }
    const draft = expectStatus(await member.get(`${DRAFTS}/${ready.draft.id}`), 200).json<Draft>();
    expect(draft.nextStep).toBe('reservationConfirm');
    expectStatus(await member.send(commitRequest(ready)), 200);
  });
});
