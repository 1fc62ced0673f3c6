import type { PartnerVoucher, Reservation, VoucherList } from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { Visitor } from '../support/api.ts';
import {
  consents,
  expectStatus,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { cancelRequest, wholeTrip } from '../support/cancelling.ts';
import { findBroken } from '../support/find-broken.ts';
import { refundsBySandbox, runJobsUntilRefunded } from '../support/given-back.ts';
import { newPartnerKey, REDEMPTIONS } from '../support/partner-keys.ts';
import { CARDS, choosePaying, lookedUp, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { BICYCLE, buyTicket, fillPurchase } from '../support/purchases.ts';
import { isLong, rounds } from '../support/rounds.ts';
import { bearer, guestOf, vouchersOf } from '../support/tickets.ts';
import {
  cancelPoints,
  type KillPoint,
  killPoints,
  stockPoints,
  voucherPoints,
} from './kill-points.ts';
import { useCluster, useKills } from './use-kills.ts';

// A process that is killed in the middle of a purchase, of its cancellation, of another slot or of a voucher:
// quota, slot, places, vouchers and money have all of it or none of it. After each test `useKills` compares
// what is taken of the ticket and of the sailings with what is bought.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;
const SLOT = { include: 0, day: '2027-08-04', at: '09:30' };
const OTHER = { include: 0, day: '2027-08-03', at: '14:15' };
const ON_THE_ISLAND = '2027-08-04T10:00:00+09:00';

const cluster = useCluster();
const kills = useKills('sandbox', cluster, 'sells partner tickets');
const arrive = () => Visitor.arrive(kills.server.app);
/** In the short form those points of each list that are a matter of what is tested here. */
const some = <Point extends KillPoint>(all: readonly Point[], ...short: Point[]) =>
  isLong ? all : short;

/** What is taken of tickets, and what is left: everything that an attempt has left behind. */
async function taken(): Promise<string[]> {
  const rows = await kills.server.db
    .selectFrom('partner_stock')
    .select(['include', 'day', 'slot', 'taken'])
    .where('taken', '>', 0)
    .orderBy('include')
    .execute();
  return rows.map(({ include, day, slot, taken: people }) => `${include} ${day} ${slot} ${people}`);
}
const SOLD = ['-1 2027-08-03  2', '0 2027-08-04 09:30 2'];

const kill = (visitor: Visitor, point: KillPoint, request: InjectOptions, now?: string) =>
  kills.killed(kills.processes.sendAndDie(visitor, point, request, now));

async function aboutToHold() {
  const visitor = await arrive();
  const draft = await fillPurchase(visitor, BICYCLE, [SLOT]);
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const request = {
    method: 'POST' as const,
    url: RESERVATIONS,
    payload: holdRequest(draft),
    headers: { ...key(), ...ifMatch(draft.version) },
  };
  return { visitor, choice, request };
}

async function aboutToPay() {
  const { visitor, choice, request: hold } = await aboutToHold();
  const held = expectStatus(await visitor.send(hold), 201).json<Reservation>();
  const request = {
    method: 'POST' as const,
    url: `${RESERVATIONS}/${held.id}/commit`,
    payload: {
      paymentMethod: 'card',
      draftPaymentId: choice.id,
      totalYen: held.quote.totalYen,
      consents,
    },
    headers: { ...key(), ...ifMatch(held.version) },
  };
  return { visitor, held, request };
}

async function bought() {
  const visitor = await arrive();
  const { id } = await buyTicket(visitor, BICYCLE, [SLOT]);
  return { visitor, booked: await seen(visitor, id) };
}

const chargesOf = async (reservationId: string) => {
  const { rows } = await sql<{ state: string }>`
    select c.state from payment p join sandbox_charge c on c.charge_key = p.id
    where p.reservation_id = ${reservationId}`.execute(kills.server.db);
  return rows.map(({ state }) => state);
};

async function vouchersFor(visitor: Visitor, { id }: Reservation) {
  const list = expectStatus(await visitor.get(vouchersOf(id)), 200).json<VoucherList>();
  return list.vouchers;
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
  it.each(some(stockPoints, 'stockWritten'))(
    'killed at %s of a hold: quota and slot are held once after one retry, and free after its time',
    async (point) => {
      const { visitor, request } = await aboutToHold();
      await kill(visitor, point, request);
      if (point === 'stockWritten') expect(await taken()).toEqual([]);
      const held = expectStatus(await visitor.send(request), 201).json<Reservation>();
      expect(await taken()).toEqual(SOLD);
      kills.server.clock.set(held.limitTime);
      await expireDueHolds(kills.server.db, kills.server.clock.now(), () => undefined);
      expect(await taken()).toEqual([]);
    },
    MINUTE,
  );

  it.each(some(killPoints.slice(2), 'chargeSent', 'beforeCommit'))(
    'killed at %s of a payment: bought once and charged once, after one retry or by the jobs',
    async (point) => {
      for (const comesBack of [true, false]) {
        const { visitor, held, request } = await aboutToPay();
        await kill(visitor, point, request);
        if (comesBack) expectStatus(await visitor.send(request), 200);
        else {
          pass(kills.server, 5 * 60);
          await runPaymentJobs(kills.server);
        }
        expect((await seen(visitor, held.id)).state).toBe('confirmed');
        expect(await chargesOf(held.id)).toEqual(['captured']);
        const vouchers = await vouchersFor(visitor, held);
        expect(new Set(vouchers.map(({ code }) => code)).size).toBe(4);
      }
      expect(await taken()).toEqual(SOLD.map((each) => each.replace(/2$/, '4')));
    },
    MINUTE,
  );

  it.each(some(cancelPoints, 'cancelWritten'))(
    'killed at %s of a cancellation: cancelled once after one retry, and all is free again',
    async (point) => {
      const { visitor, booked } = await bought();
      const { request, refundYen } = await cancelRequest(visitor, booked, wholeTrip);
      await kill(visitor, point, request);
      if (point === 'cancelWritten') expect(await taken()).toEqual(SOLD);
      const { cancellations } = expectStatus(await visitor.send(request), 200).json<Reservation>();
      expect(cancellations).toHaveLength(1);
      expect(await taken()).toEqual([]);
      await runJobsUntilRefunded(kills.server);
      expect(await refundsBySandbox(kills.server, booked)).toEqual([refundYen]);
      expect((await lookedUp(kills.server.app, booked)).state).toBe('cancelled');
    },
    MINUTE,
  );

  it.each(some(stockPoints, 'stockWritten'))(
    'killed at %s of another slot: it is changed once after one retry, and told once',
    async (point) => {
      const { visitor, booked } = await bought();
      const request = {
        method: 'PUT' as const,
        url: `${RESERVATIONS}/${booked.id}/partner-slots`,
        payload: { slots: [OTHER] },
        headers: { ...key(), ...ifMatch(booked.version) },
      };
      await kill(visitor, point, request);
      if (point === 'stockWritten') expect(await taken()).toEqual(SOLD);
      const changed = expectStatus(await visitor.send(request), 200).json<Reservation>();
      expect(changed.version).toBe(booked.version + 1);
      expect(await taken()).toEqual(['-1 2027-08-03  2', '0 2027-08-03 14:15 2']);
      const told = kills.server.db
        .selectFrom('mail')
        .select('id')
        .where('kind', '=', 'partnerChanged');
      expect(await told.execute()).toHaveLength(1);
      await kills.server.db.deleteFrom('mail').where('kind', '=', 'partnerChanged').execute();
    },
    MINUTE,
  );

  it.each(some(voucherPoints, 'voucherWritten'))(
    'killed at %s of a voucher: it is taken once after one retry',
    async (point) => {
      const { visitor, booked } = await bought();
      const [voucher] = await vouchersFor(visitor, booked);
      const partnerKey = await newPartnerKey(kills.server, '帆影サイクル');
      const device = new Visitor(kills.server.app);
      const request = {
        method: 'POST' as const,
        url: REDEMPTIONS,
        payload: { code: voucher?.code },
        headers: { ...key(), ...bearer(partnerKey) },
      };
      kills.server.clock.set(ON_THE_ISLAND);
      await kill(device, point, request, ON_THE_ISLAND);
      const used = expectStatus(await device.send(request), 200).json<PartnerVoucher>();
      expect([used.voucherId, used.usedAt]).toEqual([voucher?.id, ON_THE_ISLAND]);
      expectStatus(
        await device.send({ ...request, headers: { ...request.headers, ...key() } }),
        409,
      );
      const { history } = await seen(await guestOf(kills.server, booked.id), booked.id);
      expect(history.filter(({ event }) => event === 'voucherUsed')).toHaveLength(1);
    },
    MINUTE,
  );
});

it(
  'control: a slot that stays taken beside what was bought is seen',
  async () => {
    await bought();
    const { db } = kills.server;
    await sql`update partner_stock set taken = taken + 1 where include = 0`.execute(db);
    const { wrongTickets } = await findBroken(db);
    expect(wrongTickets).toMatchObject([{ include: 0, slot: '09:30', taken: 3, people: 2 }]);
    await sql`update partner_stock set taken = taken - 1 where include = 0`.execute(db);
  },
  MINUTE,
);
