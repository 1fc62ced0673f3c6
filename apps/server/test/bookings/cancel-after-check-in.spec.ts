import type { Reservation, Ticket, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { NOW, TEST_KEYS, type Visitor } from '../support/api.ts';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import {
  bookFamily,
  cancel,
  cancelShown,
  comeBack,
  oneOf,
  quoteOf,
  wholeTrip,
} from '../support/cancelling.ts';
import { CARDS, seen } from '../support/paying.ts';
import { ticketsOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const outboundLeg = { leg: 'outbound', kind: 'leg', position: null } as const;
/** Check-in is open, and the outbound sailing has not departed. */
const OPEN = '2027-08-02T04:00:00+09:00';

/** A family that has paid and is at the port, with the tickets of its outbound leg. */
async function arriveAtPort() {
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  onTestFinished(() => void server.clock.set(NOW));
  const guest = await comeBack(server, booked, OPEN);
  const list = expectStatus(await guest.get(ticketsOf(booked.id)), 200).json<TicketList>();
  return { booked, guest, tickets: list.legs[0]?.tickets ?? [] };
}

const checkIn = (ticket: Ticket | undefined) =>
  inTransaction(server.db, (tx) =>
    passGate(tx, TEST_KEYS, 'checkIn', { code: ticket?.shortCode ?? '' }, server.clock.now()),
  );

/** The sailing is cancelled, and runs again when the returned function is called. */
async function callOff({ outbound }: Reservation) {
  const setStatus = (status: string) =>
    sql`update sailing set status = ${status} where id = ${outbound.sailing.id}`.execute(server.db);
  await setStatus('cancelled');
  const runAgain = async () => void (await setStatus('scheduled'));
  onTestFinished(runAgain);
  return runAgain;
}

async function codeOfCancelling(guest: Visitor, { id }: Reservation) {
  const url = `${RESERVATIONS}/${id}/cancellation-quotes`;
  return (await guest.post(url, { items: wholeTrip })).json<{ code?: string }>().code;
}

it('乗船手続きの済んだ行程は、もう取り消せず、何も変わらない。無効にした乗船券の手続きも数える', async () => {
  const { booked, guest, tickets } = await arriveAtPort();
  const { feeYen, refundYen } = await quoteOf(guest, booked, wholeTrip);
  await checkIn(tickets[0]);
  const response = await cancel(guest, booked, { items: wholeTrip, feeYen, refundYen });
  expect([response.statusCode, response.json().code]).toEqual([422, 'CANCEL_CLOSED']);
  await server.db
    .updateTable('ticket')
    .set({ revoked_at: server.clock.now() })
    .where('reservation_id', '=', booked.id)
    .execute();
  expect(await codeOfCancelling(guest, booked)).toBe('CANCEL_CLOSED');
  expect((await seen(guest, booked.id)).version).toBe(booked.version);
});

it('乗船手続きの済んだ往路が欠航で取り消されても、復路は取り消せる', async () => {
  const { booked, guest, tickets } = await arriveAtPort();
  await checkIn(tickets[0]);
  await callOff(booked);
  const left = await cancelShown(guest, booked, [outboundLeg]);
  expect((await quoteOf(guest, left, [outboundLeg])).refundYen).toBeGreaterThan(0);
});

it('手続きの済んだ人だけが欠航で取り消され、便がまた運航すると、残る人は取り消せる', async () => {
  const { booked, guest, tickets } = await arriveAtPort();
  const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
  await checkIn(tickets.find(({ kind, position }) => kind === 'passenger' && position === child));
  const runAgain = await callOff(booked);
  const left = await cancelShown(guest, booked, [oneOf('passenger', child)]);
  await runAgain();
  const after = await cancelShown(guest, left, [oneOf('passenger', 1)]);
  expect(after.outbound.party.adults).toBe(1);
});
