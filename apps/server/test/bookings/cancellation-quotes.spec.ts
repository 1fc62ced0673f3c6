import type {
  CancellationQuote,
  CancelledItem,
  NewDriver,
  Passenger,
  Reservation,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { NOW, Visitor } from '../support/api.ts';
import {
  commit,
  expectStatus,
  GUEST_SESSIONS,
  hold,
  holdDraft,
  RESERVATIONS,
} from '../support/booking.ts';
import { CARDS, choosePaying, holdToPay, pay, seen } from '../support/paying.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
afterEach(() => {
  server.clock.set(NOW);
  who = visitor;
});

/** The customer comes back and has looked the reservation up. */
async function comeBack({ reservationNumber }: Reservation, at: string): Promise<void> {
  server.clock.set(at);
  who = await Visitor.arrive(server.app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await who.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
}

const leg = (name: 'outbound' | 'return'): CancelledItem => ({
  leg: name,
  kind: 'leg',
  position: null,
});
const one = (kind: CancelledItem['kind'], position: number): CancelledItem => ({
  leg: 'outbound',
  kind,
  position,
});
let who: Visitor = visitor;
const ask = ({ id }: Reservation, items: CancelledItem[], newDrivers?: NewDriver[]) =>
  who.post(`${RESERVATIONS}/${id}/cancellation-quotes`, { items, newDrivers });
const quote = async (reservation: Reservation, items: CancelledItem[], newDrivers?: NewDriver[]) =>
  expectStatus(await ask(reservation, items, newDrivers), 200).json<CancellationQuote>();
const codeOf = async (reservation: Reservation, items: CancelledItem[]) =>
  (await ask(reservation, items)).json().code;

/** Two adults, a child and their car, on both legs, paid by card unless told otherwise. */
async function family(isPaid = true): Promise<Reservation> {
  const draft = await draftOf(visitor, await roundTrip(visitor));
  const choice = isPaid && (await choosePaying(visitor, draft.id, { card: CARDS.frictionless }));
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  const response = choice ? await pay(visitor, { held, choice }) : await commit(visitor, held);
  return expectStatus(response, 200).json<Reservation>();
}

const positionOf = ({ passengers }: Reservation, which: Passenger['passengerClass']) =>
  passengers.findIndex(({ passengerClass }) => passengerClass === which);

describe('取消の見積もり', () => {
  it('小人1名は、運賃に手数料がかかり、調整金は全額戻り、残りは単独の予約と同じ額', async () => {
    const booked = await family();
    const child = positionOf(booked, 'child');
    const found = await quote(booked, [one('passenger', child)]);
    expect(found).toMatchObject({
      version: booked.version,
      isPaid: true,
      paymentMethod: 'card',
      alsoCancelled: [],
      changes: [],
      paidYen: booked.quote.totalYen,
      feeYen: 200,
      waivedYen: 0,
    });
    expect(found.lines.map(({ kind, feeYen, freeBecause }) => [kind, feeYen, freeBecause])).toEqual(
      [
        ['passenger', 200, null],
        ['fuel', 0, 'fuel'],
      ],
    );
    // What is free whenever it goes has no end.
    expect(found.lines.map(({ until }) => until)).toEqual(['2027-07-27T00:00:00+09:00', null]);
    expect(found.paidYen - found.refundYen - found.feeYen).toBe(found.restYen);
    expect(found.restQuote?.totalYen).toBe(found.restYen);
    // Nothing has changed.
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
  });

  it('往路を取り消すと復路は片道になり、往復割引のなくなった額を円で示す', async () => {
    const booked = await family();
    const found = await quote(booked, [leg('outbound')]);
    expect(found.restQuote).toMatchObject({ return: null, totalYen: found.restYen });
    const lost = found.changes.filter(({ reason }) => reason === 'discount');
    expect(lost.length).toBeGreaterThan(0);
    expect(
      lost.every(({ leg: name, beforeYen, afterYen }) => name === 'return' && afterYen > beforeYen),
    ).toBe(true);
    expect(found.paidYen - found.refundYen - found.feeYen).toBe(found.restYen - found.waivedYen);
  });

  it('足りない分は「いただきません」となり、返金は0円を下回らない', async () => {
    const booked = await family();
    await comeBack(booked, '2027-08-01T10:00:00+09:00');
    // 30 % of what is cancelled, and the return leg costs more without the outbound one.
    await sql`update reservation set sale = jsonb_set(sale, '{outbound,cancellation,cancellation}',
      '[{"daysBefore": 0, "percent": 100, "minimumYen": 0}]') where id = ${booked.id}`.execute(
      server.db,
    );
    const found = await quote(booked, [leg('outbound')]);
    expect(found.refundYen).toBe(0);
    expect(found.waivedYen).toBeGreaterThan(0);
    expect(found.paidYen - found.feeYen).toBe(found.restYen - found.waivedYen);
  });

  it('運転者がいなくなる車両と、大人がいなくなる小人は、一緒に取り消すものとして示す', async () => {
    const booked = await family();
    const driver = booked.outbound.vehicles[0]?.driver ?? -1;
    const withoutDriver = await quote(booked, [one('passenger', driver)]);
    expect(withoutDriver.alsoCancelled).toEqual([{ ...one('vehicle', 0), reason: 'noDriver' }]);
    const adults = [...booked.passengers.keys()].filter(
      (index) => booked.passengers[index]?.passengerClass === 'adult',
    );
    const withoutAdults = await quote(
      booked,
      adults.map((index) => one('passenger', index)),
    );
    expect(withoutAdults.alsoCancelled.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['vehicle', 'noDriver'],
      ['passenger', 'noAdult'],
    ]);
    expect(withoutAdults.restQuote?.return).toBeNull();
    // The driver may stay without the vehicle, and pays a passenger's fare.
    const withoutCar = await quote(booked, [one('vehicle', 0)]);
    expect(withoutCar.alsoCancelled).toEqual([]);
    expect(withoutCar.changes.map(({ reason }) => reason)).toContain('noVehicle');
  });

  it('運転者を取り消しても、もう1人の大人が運転すれば車両は残り、取り消す人は乗船者としての手数料', async () => {
    const booked = await family();
    const driver = booked.outbound.vehicles[0]?.driver ?? -1;
    const items = [one('passenger', driver)];
    const { driverChoices } = await quote(booked, items);
    expect(driverChoices).toEqual([{ leg: 'outbound', vehicle: 0, drivers: [1 - driver] }]);
    const newDrivers = [{ leg: 'outbound' as const, vehicle: 0, driver: 1 - driver }];
    const kept = await quote(booked, items, newDrivers);
    // The one who drove pays as a passenger, goes for a passenger's fee, and the other one drives.
    expect(kept).toMatchObject({
      alsoCancelled: [],
      driverChoices,
      paidYen: booked.quote.totalYen,
    });
    expect(kept.lines).toMatchObject([
      { kind: 'passenger', position: driver, paidYen: 4800, feeYen: 200, refundYen: 4600 },
      { kind: 'fuel', position: driver, paidYen: 120, feeYen: 0 },
    ]);
    expect(
      kept.changes.map(({ kind, position, reason, beforeYen, afterYen }) => [
        `${kind} ${position} ${reason}`,
        beforeYen,
        afterYen,
      ]),
    ).toEqual([
      [`passenger ${driver} driver`, 0, 4800],
      [`passenger ${1 - driver} driver`, 4800, 0],
      [`fuel ${1 - driver} driver`, 120, 0],
      [`fuel ${driver} driver`, 0, 120],
    ]);
    expect(kept.paidYen - kept.refundYen - kept.feeYen).toBe(kept.restYen);
    const errorsOf = async (list: NewDriver[], cut = items) =>
      (await ask(booked, cut, list)).json().errors;
    const [given] = newDrivers;
    // A child, the one who goes, no vehicle, a vehicle that keeps its driver, the same one twice.
    for (const nobody of [positionOf(booked, 'child'), driver, 9]) {
      expect(await errorsOf([{ leg: 'outbound', vehicle: 0, driver: nobody }])).toEqual({
        'newDrivers.0.driver': ['NOT_AVAILABLE'],
      });
    }
    for (const which of [{ vehicle: 1 }, { leg: 'return' as const }]) {
      expect(
        await errorsOf([{ leg: 'outbound', vehicle: 0, driver: 1 - driver, ...which }]),
      ).toEqual({ 'newDrivers.0.vehicle': ['NOT_AVAILABLE'] });
    }
    expect(await errorsOf([...newDrivers, ...(given ? [given] : [])])).toEqual({
      'newDrivers.1.vehicle': ['NOT_DISTINCT'],
    });
    // With the vehicle cancelled too, nobody has to drive.
    expect(await errorsOf(newDrivers, [...items, one('vehicle', 0)])).toEqual({
      'newDrivers.0.vehicle': ['NOT_AVAILABLE'],
    });
    expect(await quote(booked, [...items, one('vehicle', 0)])).toMatchObject({ driverChoices: [] });
  });

  it('手数料が上がる分単位の時刻とそれからの額を示し、その時刻に上がる', async () => {
    const booked = await family();
    const items = [one('passenger', positionOf(booked, 'child'))];
    const first = await quote(booked, items);
    expect(first.feeRises?.at).toBe('2027-07-27T00:00:00+09:00');
    await comeBack(booked, '2027-07-26T23:59:59.999+09:00');
    expect((await quote(booked, items)).feeYen).toBe(first.feeYen);
    await comeBack(booked, '2027-07-27T00:00:00+09:00');
    const risen = await quote(booked, items);
    expect([risen.feeYen, risen.refundYen]).toEqual([
      first.feeRises?.feeYen,
      first.feeRises?.refundYen,
    ]);
    expect(risen.feeRises?.at).toBe('2027-08-01T00:00:00+09:00');
  });

  it('お支払い前と、運航会社の欠航は、手数料がかからない', async () => {
    const unpaid = await family(false);
    await comeBack(unpaid, '2027-08-01T10:00:00+09:00');
    const before = await quote(unpaid, [leg('return')]);
    expect([before.isPaid, before.feeYen, before.feeRises]).toEqual([false, 0, null]);
    server.clock.set(NOW);
    who = visitor;
    const paid = await family();
    const cancel = (status: string) =>
      sql`update sailing set status = ${status} where id = ${paid.outbound.sailing.id}`.execute(
        server.db,
      );
    await cancel('cancelled');
    await comeBack(paid, '2027-08-02T18:00:00+09:00');
    const free = await quote(paid, [leg('outbound'), leg('return')]);
    await cancel('scheduled');
    expect([free.feeYen, free.refundYen, free.restQuote]).toEqual([0, paid.quote.totalYen, null]);
  });

  it('仮予約、出発した行程、予約にないもの、保存された規則のない予約では、理由を返す', async () => {
    const held = await hold(visitor);
    expect(await codeOf(held, [leg('outbound')])).toBe('RESERVATION_STATE');
    const booked = await family();
    const missing = await ask(booked, [one('passenger', 9)]);
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      { 'items.0.position': ['NOT_AVAILABLE'] },
    ]);
    await comeBack(booked, booked.outbound.sailing.departureAt);
    expect(await codeOf(booked, [leg('outbound')])).toBe('CANCEL_CLOSED');
    expect((await quote(booked, [leg('return')])).refundYen).toBeGreaterThan(0);
    server.clock.set(NOW);
    who = visitor;
    await sql`update reservation set sale = null where id = ${booked.id}`.execute(server.db);
    expect(await codeOf(booked, [leg('outbound')])).toBe('CANCEL_BY_PHONE');
    const { held: oneWay, choice } = await holdToPay(visitor, { card: CARDS.frictionless });
    const alone = expectStatus(
      await pay(visitor, { held: oneWay, choice }),
      200,
    ).json<Reservation>();
    expect((await ask(alone, [leg('return')])).json().errors).toEqual({
      'items.0.leg': ['NOT_AVAILABLE'],
    });
  });
});
