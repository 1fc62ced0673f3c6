import type { CancelledItem, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { NOW, TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, newContact, RESERVATIONS } from '../support/booking.ts';
import {
  bookFamily,
  cancel,
  cancelShown,
  comeBack,
  quoteOf,
  wholeTrip,
} from '../support/cancelling.ts';
import { type Place, without } from '../support/guards.ts';
import { meet } from '../support/meeting.ts';
import { CARDS, complete, type HowToPay, holdToPay, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { operate } from '../support/refund-accounts.ts';
import { rounds } from '../support/rounds.ts';
import { ticketsOf } from '../support/tickets.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// A cancellation beside something else that changes the same reservation: one of them comes first.

const server = usePostgresServer({ processes: 2 });
const card = { card: CARDS.frictionless };
const STORE = { store: 'store_minato' };
/** Check-in is open, and the outbound sailing has not departed. */
const OPEN = '2027-08-02T04:00:00+09:00';

/** What else may happen to a reservation, and what the cancellation then says. */
const others: [string, event: Place, code: string, act: Other, how?: HowToPay | 'port'][] = [
  [
    '連絡先の訂正',
    'contactChanged',
    'VERSION_CONFLICT',
    ({ visitor, booked: { id, version } }) =>
      visitor.put(`${RESERVATIONS}/${id}/contact`, newContact, { ...key(), ...ifMatch(version) }),
  ],
  [
    'ナンバーの訂正',
    'plateSet',
    'VERSION_CONFLICT',
    ({ visitor, booked: { id, version } }) => {
      const plate = { place: '函館', classNumber: '300', kana: 'あ', number: '56-78' };
      const request = { leg: 'outbound', position: 0, plate };
      return visitor.put(`${RESERVATIONS}/${id}/vehicle-plates`, request, ifMatch(version));
    },
  ],
  [
    '港での乗船手続き',
    'checkedIn',
    'CANCEL_CLOSED',
    async ({ visitor, booked: { id } }) => {
      const list = expectStatus(await visitor.get(ticketsOf(id)), 200).json();
      const code: string = list.legs[0].tickets[0].shortCode;
      return inTransaction(server.db, (tx) =>
        passGate(tx, TEST_KEYS, 'checkIn', { code }, server.clock.now()),
      );
    },
  ],
  ['店でのお支払い', 'paid', 'VERSION_CONFLICT', payAtStore, STORE],
  [
    '窓口でのお支払いの記録',
    'paid',
    'VERSION_CONFLICT',
    ({ booked }) => operate(server, `payments paid ${booked.reservationNumber}`),
    'port',
  ],
];
type Other = (who: { visitor: Visitor; booked: Reservation }) => Promise<unknown>;

/** The customer pays, and the event of it comes. */
async function payAtStore({ visitor, booked: { payment } }: Parameters<Other>[0]) {
  await press(visitor, payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
}

/** The cancellation is asked for while the other change is written and not committed yet. */
async function cancelDuring([, event, , act, how = card]: (typeof others)[number]) {
  const booked = await bookFamily(
    await Visitor.arrive(server.app),
    how === 'port' ? undefined : how,
  );
  const visitor = await comeBack(server, booked, how === card ? OPEN : NOW);
  const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
  const [, response] = await meet(
    server,
    event,
    () => act({ visitor, booked }),
    () => cancel(visitor, booked, { items: wholeTrip, feeYen, refundYen }),
  );
  return { booked, response, after: await seen(visitor, booked.id) };
}

describe.each(others)('%sと同時の取消', (...other) => {
  it('先のものが済むのを待ち、その後の状態で断り、席もお金もそのまま', async () => {
    const { booked, response, after } = await cancelDuring(other);
    expect([response.statusCode >= 400, response.json().code]).toEqual([true, other[2]]);
    expect([after.state, after.cancellations]).toEqual(['confirmed', []]);
    expect(after.quote.totalYen).toBe(booked.quote.totalYen);
  });

  it('(対照)予約を先に押さえなければ、両方が行われる', async () => {
    const { response } = await without('reservationLock', () => cancelDuring(other));
    expect(response.statusCode).toBe(200);
    await forget(server);
  });
});

it('取消が先に書かれると、店で払われた分は番号の終わりを待たずに全額が口座に返る', async () => {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookFamily(visitor, STORE);
  const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
  await meet(
    server,
    'cancelled',
    async () =>
      expectStatus(await cancel(visitor, booked, { items: wholeTrip, feeYen, refundYen }), 200),
    () => payAtStore({ visitor, booked }),
  );
  for (const _ of [1, 2]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
  const { state, payment, refunds } = await seen(visitor, booked.id);
  expect([state, payment?.state]).toEqual(['cancelled', 'refundNeedsAccount']);
  expect(refunds).toMatchObject([{ amountYen: booked.quote.totalYen, transferFeeYen: 0 }]);
});

it('本人認証の完了と同時の取消は、支払いが先でも後でも、確定した予約が残る', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < rounds(3, 30); round += 1) {
    const visitor = await Visitor.arrive(server.app);
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const waiting = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    await press(visitor, waiting.payment?.action?.url ?? '', 'succeed');
    const request = { items: wholeTrip.slice(0, 1), feeYen: 200, refundYen: 0 };
    const [response] = await Promise.all([
      cancel(visitor, waiting, request),
      complete(visitor, waiting.payment?.id ?? ''),
    ]);
    ends.add(response.json().code);
    const { state, payment } = await seen(visitor, waiting.id);
    expect([state, payment?.state]).toEqual(['confirmed', 'captured']);
  }
  expect(['RESERVATION_STATE', 'VERSION_CONFLICT', 'FEE_CHANGED']).toEqual(
    expect.arrayContaining([...ends]),
  );
}, 60_000);

it('手数料が上がる瞬間に6つの画面で確定すると、表示された額のどちらかで1回だけ取り消す', async () => {
  for (let round = 0; round < rounds(3, 30); round += 1) {
    server.clock.set('2027-07-20T10:00:00+09:00');
    const booked = await bookFamily(await Visitor.arrive(server.app), card);
    const visitor = await comeBack(server, booked, '2027-07-26T23:59:59.999+09:00');
    const before = await quoteOf(visitor, booked, wholeTrip);
    const { feeYen = 0, refundYen = 0 } = before.feeRises ?? {};
    const cheap = { items: wholeTrip, feeYen: before.feeYen, refundYen: before.refundYen };
    const dear = { items: wholeTrip, feeYen, refundYen };
    const early = [cheap, dear, cheap].map((each) => cancel(visitor, booked, each));
    server.clock.set('2027-07-27T00:00:00+09:00');
    const late = [dear, cheap, dear].map((each) => cancel(visitor, booked, each));
    const responses = await Promise.all([...early, ...late]);
    const codes = responses.map((each) => each.json().code ?? each.statusCode);
    expect(codes.filter((each) => each === 200)).toHaveLength(1);
    expect(['FEE_CHANGED', 'VERSION_CONFLICT', 200]).toEqual(expect.arrayContaining(codes));
    const { cancellations } = await seen(visitor, booked.id);
    expect([cheap.feeYen, dear.feeYen]).toContain(cancellations[0]?.feeYen);
    await runPaymentJobs(server);
    const { rows } = await sql<{ yen: number }>`select amount_yen as yen from sandbox_refund
      where refund_key in (select id from refund where cancellation_id = ${
        cancellations[0]?.id ?? ''
      })`.execute(server.db);
    expect(rows).toEqual([{ yen: cancellations[0]?.refundYen }]);
  }
}, 120_000);

it('同じ便の多くの予約が同時に一部ずつ取り消されても、待ち合わせで止まらず、席の数は合う', async () => {
  const families: { visitor: Visitor; booked: Reservation }[] = [];
  const count = rounds(8, 40);
  for (let index = 0; index < count; index += 1) {
    const visitor = await Visitor.arrive(server.processes[index % 2]?.app ?? server.app);
    families.push({ visitor, booked: await bookFamily(visitor, card) });
  }
  const parts: CancelledItem[][] = [
    [{ leg: 'outbound', kind: 'passenger', position: 2 }],
    [{ leg: 'return', kind: 'leg', position: null }],
    [{ leg: 'outbound', kind: 'leg', position: null }],
    [{ leg: 'return', kind: 'vehicle', position: 0 }],
  ];
  const left = await Promise.all(
    families.map(({ visitor, booked }, index) =>
      cancelShown(visitor, booked, parts[index % parts.length] ?? wholeTrip),
    ),
  );
  expect(left.every(({ cancellations }) => cancellations.length === 1)).toBe(true);
}, 120_000);
