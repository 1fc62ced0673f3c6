import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import {
  bookBetter,
  change,
  commitChange,
  holdOther,
  inCabin,
  payDifference,
  returnOn,
} from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { operate } from '../support/refund-accounts.ts';
import { ticketsOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const paid = () => bookFamily(visitor, card);

describe('変更の後のお金', () => {
  it('カードと店で支払った予約を取り消すと、カードから先に、それぞれの方法で戻る', async () => {
    const booked = await paid();
    const more = await inCabin(visitor, booked, 1);
    const held = await holdOther(visitor, booked, more, { store: 'store_minato' });
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    await payDifference(server, visitor, waits);
    const made = await seen(visitor, booked.id);
    const cancelled = await cancelShown(visitor, made, wholeTrip);
    const [{ refundYen = 0, refundState = '', transferFeeYen = 0 } = {}] = cancelled.cancellations;
    const ways = cancelled.refunds.map(({ way }) => way).toSorted();
    expect([ways, refundState, transferFeeYen]).toEqual([['account', 'card'], 'needsAccount', 550]);
    const given = cancelled.refunds.reduce((sum, { amountYen }) => sum + amountYen, 0);
    expect(given + transferFeeYen).toBe(refundYen);
    const byCard = cancelled.refunds.find(({ way }) => way === 'card');
    expect(byCard?.amountYen).toBe(booked.quote.totalYen);
  });

  it('窓口で支払うと、記録されたときに変更が確定し、2度目の記録では何も起きない', async () => {
    const booked = await paid();
    const held = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), 'port');
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(waits.change).toMatchObject({ state: 'awaitingPayment', paymentMethod: 'port' });
    await operate(server, `payments paid ${booked.reservationNumber} --yen ${held.quote.payYen}`);
    const made = await seen(visitor, booked.id);
    expect(made).toMatchObject({ change: null, changes: [{ payYen: held.quote.payYen }] });
    await operate(server, `payments paid ${booked.reservationNumber}`);
    expect((await seen(visitor, booked.id)).version).toBe(made.version);
  });

  it('領収書は、差額のお支払いと、差し引かれた変更手数料のそれぞれにある', async () => {
    const booked = await bookBetter(visitor, card);
    const first = await change(visitor, booked, await returnOn(visitor));
    const second = await change(visitor, first, await returnOn(visitor, '2027-08-09', 1), card);
    const third = await change(visitor, second, await returnOn(visitor, '2027-08-11'));
    const url = `${RESERVATIONS}/${booked.id}/receipts`;
    const { sources } = expectStatus(await visitor.get(url), 200).json();
    const [, { payYen = 0, feeYen = 0 } = {}, last] = third.changes;
    const backYen = third.changes.reduce((sum, { refundYen }) => sum + refundYen, 0);
    expect(sources).toMatchObject([
      // What was given back before its first receipt is not in it, and the fee has its own.
      { kind: 'payment', amountYen: booked.quote.totalYen - backYen - (last?.feeYen ?? 0) },
      { kind: 'payment', amountYen: payYen },
      { kind: 'changeFee', sourceId: last?.id, amountYen: last?.feeYen },
    ]);
    const request = { sourceId: sources[1].sourceId, recipient: '', proviso: '' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const receipt = expectStatus(await visitor.post(url, request, headers), 201).json();
    expect(receipt.lines.map(({ amountYen }: { amountYen: number }) => amountYen)).toEqual([
      payYen - feeYen,
      feeYen,
    ]);
    expect(receipt.taxes).toMatchObject([{ ratePercent: 10, amountYen: payYen - feeYen }]);
  });

  it('変わった行程の乗船券は新しくなり、変わらない行程の券はそのまま', async () => {
    const booked = await paid();
    expectStatus(await visitor.get(ticketsOf(booked.id)), 200);
    const live = () =>
      server.db
        .selectFrom('ticket')
        .select(['id', 'leg'])
        .where('reservation_id', '=', booked.id)
        .where('revoked_at', 'is', null)
        .orderBy('id')
        .execute();
    const before = await live();
    await change(visitor, booked, await returnOn(visitor));
    const after = await live();
    const of = (list: typeof before, leg: string) =>
      list.filter((ticket) => ticket.leg === leg).map(({ id }) => id);
    expect(of(after, 'outbound')).toEqual(of(before, 'outbound'));
    expect(of(after, 'return')).toHaveLength(of(before, 'return').length);
    expect(of(after, 'return').filter((id) => of(before, 'return').includes(id))).toEqual([]);
  });
});
