import type {
  CreatedTicketShare,
  Reservation,
  SailingTicketList,
  SharedTicket,
  Ticket,
  TicketList,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { createPortKey } from '../../src/domain/tickets/port-keys.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus, holdDraft } from '../support/booking.ts';
import { cancelShown, oneOf, wholeTrip } from '../support/cancelling.ts';
import { CARDS, choosePaying, pay } from '../support/paying.ts';
import {
  bearer,
  bookPaid,
  guestOf,
  passesOf,
  SHARED_TICKETS,
  sailingTickets,
  sharesOf,
  ticketsOf,
} from '../support/tickets.ts';
import { car, draftOf, legOf, roundTrip, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

/** Shown from here on, three hours before 6:40. */
const OPEN = '2027-08-02T03:40:00+09:00';
const LATER = '2027-08-02T05:00:00+09:00';

const list = async ({ id }: Reservation): Promise<TicketList> =>
  expectStatus(await visitor.get(ticketsOf(id)), 200).json();
const idsOf = ({ legs }: TicketList, leg: number): string[] => [
  ...(legs[leg]?.group ? [legs[leg].group.id] : []),
  ...(legs[leg]?.tickets.map(({ id }) => id) ?? []),
];
/** As a port fetches the list, of these tickets; those that are not in it are undefined. */
const statesOnList = async (sailingId = '', ids: readonly string[] = []) => {
  const { key } = await createPortKey(server.db, 'shiomi', server.clock.now());
  const url = sailingTickets(sailingId);
  const response = await server.app.inject({ url, headers: bearer(key) });
  const { tickets } = expectStatus(response, 200).json<SailingTicketList>();
  return ids.map((id) => tickets.find((each) => each.id === id)?.state);
};
const wholeLeg = (leg: 'outbound' | 'return') => ({ leg, kind: 'leg' as const, position: null });
const share = async ({ id }: Reservation, ticketId = ''): Promise<CreatedTicketShare> =>
  expectStatus(await visitor.post(sharesOf(id), { ticketId }), 201).json();
const open = async ({ token }: CreatedTicketShare) =>
  (await Visitor.arrive(server.app)).post(SHARED_TICKETS, { token });

describe('取り消した後の乗船券', () => {
  it('復路を取り消すと、誰も開かなくても、その便の一覧で無効になる', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const before = await list(booked);
    await cancelShown(visitor, booked, [wholeLeg('return')]);
    const gone = await statesOnList(booked.return?.sailing.id, idsOf(before, 1));
    expect(gone).toEqual(Array(5).fill('cancelled'));
    const kept = await statesOnList(booked.outbound.sailing.id, idsOf(before, 0));
    expect(kept).toEqual(Array(5).fill('valid'));
  });

  it('往路を取り消すと、往路の券は無効になり、復路の券とリンクはそのまま使える', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const before = await list(booked);
    const kept = await share(booked, before.legs[1]?.tickets[0]?.id);
    const lost = await share(booked, before.legs[0]?.tickets[0]?.id);
    const left = await cancelShown(visitor, booked, [wholeLeg('outbound')]);
    expect(await statesOnList(booked.outbound.sailing.id, idsOf(before, 0))).toEqual(
      Array(5).fill('cancelled'),
    );
    const sailing = booked.return?.sailing.id;
    expect(await statesOnList(sailing, idsOf(before, 1))).toEqual(Array(5).fill('valid'));
    const after = await list(left);
    expect(idsOf(after, 0)).toEqual(idsOf(before, 1));
    const rows = server.db.selectFrom('ticket').select('id').where('revoked_at', 'is', null);
    const valid = await rows.where('reservation_id', '=', booked.id).execute();
    expect(valid).toHaveLength(5);
    expect((await open(kept)).json<SharedTicket>()).toMatchObject({
      leg: 'outbound',
      sailing: { id: sailing },
      ticket: { id: idsOf(before, 1)[1], state: 'notOpen' },
    });
    // Its sailing is none of the booking any more, and the one that is left is not shown.
    expect((await open(lost)).statusCode).toBe(410);
  });

  it('リンクした乗船者が取り消されると、その券の状態だけを示し、ほかの人のことは示さない', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const { legs } = await list(booked);
    const lost = await share(booked, legs[0]?.tickets[1]?.id);
    await cancelShown(visitor, booked, [
      oneOf('passenger', 1),
      { leg: 'return', kind: 'passenger', position: 1 },
    ]);
    const { ticket } = expectStatus(await open(lost), 200).json<SharedTicket>();
    expect(ticket).toEqual({
      id: legs[0]?.tickets[1]?.id,
      kind: 'passenger',
      position: 1,
      state: 'cancelled',
      checkedInAt: null,
      boardedAt: null,
      code: null,
      shortCode: null,
      checkInClosesAt: booked.outbound.sailing.checkInClosesAt,
      hasVehicles: false,
      hasAssistance: false,
      passengerClass: null,
      isDriver: false,
      cabins: [],
      vehicles: [],
      bring: [],
    });
  });

  it('全部を取り消すと、リンクも券も使えないとだけ示し、新しいリンクは作れず、港も通れない', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const [leg] = (await list(booked)).legs;
    const lost = await share(booked, leg?.tickets[1]?.id);
    await cancelShown(visitor, booked, wholeTrip);
    const { ticket } = expectStatus(await open(lost), 200).json<SharedTicket>();
    expect(ticket).toMatchObject({ state: 'cancelled', code: null, shortCode: null, vehicles: [] });
    const refused = [
      await visitor.get(ticketsOf(booked.id)),
      await visitor.post(sharesOf(booked.id), { ticketId: leg?.tickets[0]?.id }),
      await visitor.post(passesOf(booked.id), { ticketId: leg?.group?.id, wallet: 'google' }),
    ];
    expect(refused.map((each) => [each.statusCode, each.json().code])).toEqual(
      refused.map(() => [409, 'RESERVATION_STATE']),
    );
    // The owner still withdraws it.
    expectStatus(await visitor.delete(`${sharesOf(booked.id)}/${lost.share.id}`), 204);
    expect((await open(lost)).statusCode).toBe(410);
    const rows = server.db.selectFrom('ticket').select('short_code');
    const codes = await rows.where('reservation_id', '=', booked.id).execute();
    expect(codes).toHaveLength(10);
    server.clock.set(OPEN);
    for (const { short_code: code } of codes) {
      const passing = inTransaction(server.db, (tx) =>
        passGate(tx, TEST_KEYS, 'board', { code }, server.clock.now()),
      );
      await expect(passing).rejects.toMatchObject({ reason: 'cancelled' });
    }
  });

  it('残る人と車の券は番号が詰まってもそのままで、取り消した車の券は同じ大きさの車が残っても無効', async () => {
    const [offer] = await searchStrait(visitor, {
      more: { vehicles: 'veh_car:469:155,veh_car:469:155' },
    });
    const outbound = legOf(offer, 0, { vehicles: [car, car] });
    const draft = await draftOf(visitor, { outbound, return: null }, (customers) => ({
      ...customers,
      outboundVehicles: customers.outboundVehicles.map((each, index) => ({
        ...each,
        driver: index,
      })),
    }));
    const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
    const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
    const booked = expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
    const before = await list(booked);
    const [driver, second, child, firstCar, secondCar] = idsOf(before, 0).slice(1);
    const left = await cancelShown(visitor, booked, [oneOf('vehicle', 0)]);
    const once = await list(left);
    expect(idsOf(once, 0).slice(1)).toEqual([driver, second, child, secondCar]);
    expect(await statesOnList(outbound.sailingId, [firstCar ?? ''])).toEqual(['cancelled']);
    await cancelShown(visitor, left, [oneOf('passenger', 0)]);
    const twice = await list(booked);
    expect(idsOf(twice, 0).slice(1)).toEqual([second, child, secondCar]);
    expect(twice.legs[0]?.tickets.map(({ position }) => position)).toEqual([0, 1, 0]);
  });

  it('欠航で取り消した人の乗船の記録を、番号が詰まったほかの人が引き継がない', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const sailingId = booked.outbound.sailing.id;
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db.updateTable('sailing').set({ status }).where('id', '=', sailingId).execute();
    server.clock.set(OPEN);
    const tickets = async () => {
      const guest = await guestOf(server, booked.id);
      const { legs } = expectStatus(await guest.get(ticketsOf(booked.id)), 200).json<TicketList>();
      return legs[0]?.tickets ?? [];
    };
    const pass = (action: 'board' | 'checkIn', ticket: Ticket | undefined) =>
      inTransaction(server.db, (tx) =>
        passGate(tx, TEST_KEYS, action, { code: ticket?.shortCode ?? '' }, server.clock.now()),
      );
    const [driver, second, child] = await tickets();
    await pass('board', second);
    server.clock.set(LATER);
    await pass('checkIn', child);
    await setStatus('cancelled');
    expect(await tickets()).toEqual([]);
    await cancelShown(await guestOf(server, booked.id), booked, [
      oneOf('passenger', 1),
      { leg: 'return', kind: 'passenger', position: 1 },
    ]);
    await setStatus('scheduled');
    const [first, other] = await tickets();
    expect([first?.id, other?.id]).not.toEqual(expect.arrayContaining([driver?.id, child?.id]));
    expect(first).toMatchObject({ state: 'valid', checkedInAt: null, boardedAt: null });
    expect(other).toMatchObject({ passengerClass: 'child', state: 'checkedIn' });
    expect(other).toMatchObject({ checkedInAt: LATER, boardedAt: null });
    const lost = server.db.selectFrom('ticket').select(['subject', 'boarded_at']);
    const row = await lost.where('id', '=', second?.id ?? '').executeTakeFirstOrThrow();
    // What was stays known, of nobody who travels now.
    expect(row).toEqual({ subject: 'gone p1', boarded_at: new Date(OPEN) });
  });
});
