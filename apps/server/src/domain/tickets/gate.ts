import { jstDate } from '@ferry/format/date';
import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { addHistory } from '../reservations/history-rows.ts';
import { findForUpdate } from '../reservations/reservation-rows.ts';
import type { IssuedLeg } from './issue-tickets.ts';
import { issueAll } from './list-tickets.ts';
import { findPublicKeys } from './signing.ts';
import { readTicketCode } from './ticket-code.ts';
import { findTicket, stampTickets, type TicketRow } from './ticket-rows.ts';

/** What a port does with a ticket. */
export type GateAction = 'checkIn' | 'board';

/**
 * A ticket can be shown days before; hours before its departure from which a port lets it pass. Not so
 * long that the sailing of the day before could be taken for it.
 */
const BOARDING_HOURS = 6;

/** Why a port does not let a ticket pass. */
export type GateReason =
  | 'malformed'
  | 'unknownKey'
  | 'forged'
  | 'unknown'
  | 'cancelled'
  | 'serviceCancelled'
  /** Its customer will be late: its place is another's, and a place is taken by the booking's number. */
  | 'standBy'
  | 'wrongSailing'
  | 'wrongDay'
  | 'notOpen'
  | 'over'
  | 'used';

/** A ticket may not pass; nothing has changed. */
export class GateRefusal extends Refusal<GateReason> {
  override readonly name = 'GateRefusal';
}

/** What became of a ticket at the port. */
export interface Passed {
  ticket: TicketRow;
  /** Travellers and vehicles that were stamped now: all of a leg with its group's ticket. */
  stamped: number;
  /** Those of the ticket that had been stamped before. */
  before: number;
  /** When it was stamped, the last of them. */
  at: Date;
}

/** At the port: a signed code or a short one, and the sailing at the gate, where it is known. */
interface ShownAtGate {
  code: string;
  sailingId?: string | undefined;
}

/**
 * Checks a ticket in, or lets it aboard. A second check-in says when the first one was; aboard a
 * ticket goes once, checked in or not.
 * @throws GateRefusal
 */
export async function passGate(
  tx: Transaction<Database>,
  keys: KeyRing,
  action: GateAction,
  shown: ShownAtGate,
  now: Date,
): Promise<Passed> {
  const found = await findShown(tx, keys, shown.code, now);
  const reservation = await findForUpdate(tx, found.reservation_id);
  if (!reservation || reservation.names_removed_at) throw new GateRefusal('unknown');
  const legs = await issueAll(tx, reservation, now);
  // Read under the lock: a cancellation may have renamed its leg in between.
  const ticket = await findTicket(tx, 'id', found.id);
  const leg = legs.find(
    ({ leg: { row } }) => row.leg === ticket?.leg && row.sailing_id === ticket.sailing_id,
  );
  if (leg?.withheld === 'standBy') throw new GateRefusal('standBy', reservation.reservation_number);
  if (!leg || !ticket) {
    throw new GateRefusal('cancelled', ticket?.revoked_at ? jstInstant(ticket.revoked_at) : '');
  }
  assertPasses(ticket, leg, shown, now);
  const passed = await stamp(tx, action, { ticket, leg }, now);
  if (passed.stamped > 0) {
    const event = action === 'board' ? 'boarded' : 'checkedIn';
    await addHistory(tx, reservation.id, event, now, 'operator');
  }
  return passed;
}

/** @throws GateRefusal when all that the ticket is for is aboard */
async function stamp(
  tx: Transaction<Database>,
  action: GateAction,
  { ticket, leg }: { ticket: TicketRow; leg: IssuedLeg },
  now: Date,
): Promise<Passed> {
  const rows = leg.tickets.map(({ row }) => row);
  const travellers = rows.filter(({ subject }) => subject !== 'group');
  const shown = ticket.subject === 'group' ? travellers : [ticket];
  const aboardAt = allAt(shown, 'boarded_at');
  if (aboardAt) throw new GateRefusal('used', jstInstant(aboardAt));
  const column = action === 'board' ? 'boarded_at' : 'checked_in_at';
  const before = shown.filter((each) => each[column]).length;
  const doneAt = allAt(shown, column);
  if (doneAt) return { ticket, stamped: 0, before, at: doneAt };
  const others = travellers.filter(({ id }) => !shown.some((each) => each.id === id));
  // With the last of them the whole leg is done, so that its ticket is of no more use, offline either.
  const isLast = others.every((each) => each[column]);
  await stampTickets(tx, isLast ? rows : shown, action, now);
  return { ticket, stamped: shown.length - before, before, at: now };
}

/** When the last of the tickets was stamped; undefined while one is not. */
function allAt(
  tickets: readonly TicketRow[],
  column: 'checked_in_at' | 'boarded_at',
): Date | undefined {
  const times = tickets.flatMap((each) => each[column]?.getTime() ?? []);
  return times.length === tickets.length ? new Date(Math.max(...times)) : undefined;
}

async function findShown(
  tx: Transaction<Database>,
  keys: KeyRing,
  typed: string,
  now: Date,
): Promise<TicketRow> {
  const code = normaliseReservationNumber(typed);
  if (isReservationNumber(code)) {
    const ticket = await findTicket(tx, 'short_code', code);
    if (!ticket) throw new GateRefusal('unknown');
    return ticket;
  }
  const facts = readTicketCode(code, await findPublicKeys(tx, keys, now));
  if (typeof facts === 'string') throw new GateRefusal(facts);
  const ticket = await findTicket(tx, 'id', facts.ticketId);
  // Its voyage is long over, or its reservation is gone.
  if (!ticket) throw new GateRefusal('wrongDay', facts.day);
  return ticket;
}

/** @throws GateRefusal */
function assertPasses(
  ticket: TicketRow,
  leg: IssuedLeg,
  { sailingId }: ShownAtGate,
  now: Date,
): void {
  if (sailingId !== undefined && sailingId !== ticket.sailing_id) {
    throw new GateRefusal('wrongSailing', ticket.sailing_id);
  }
  if (leg.withheld === 'serviceCancelled') throw new GateRefusal('serviceCancelled');
  if (ticket.revoked_at) throw new GateRefusal('cancelled', jstInstant(ticket.revoked_at));
  const { from, until } = boardingWindow(leg);
  if (now < from) {
    throw jstDate(now) === jstDate(from)
      ? new GateRefusal('notOpen', jstInstant(from))
      : new GateRefusal('wrongDay', dayOf(leg));
  }
  if (now >= until) {
    throw jstDate(now) === jstDate(until)
      ? new GateRefusal('over', jstInstant(until))
      : new GateRefusal('wrongDay', dayOf(leg));
  }
}

/**
 * When a port lets tickets pass: from hours before the departure that was sold, because a delay leaves the check-in
 * as it is, until the departure as it is now.
 */
function boardingWindow({ leg, service, opensAt }: IssuedLeg): { from: Date; until: Date } {
  const planned = new Date(leg.described.sailing.departureAt);
  const until = service.departureAt ? new Date(service.departureAt) : planned;
  const earliest = addMinutes(planned, -BOARDING_HOURS * 60);
  return { from: earliest > opensAt ? earliest : opensAt, until };
}

const dayOf = ({ leg }: IssuedLeg): string => jstDate(new Date(leg.described.sailing.departureAt));
