import { createHash, randomBytes } from 'node:crypto';
import type { LegService, TicketsWithheld } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TryAgain } from '../../database/transaction.ts';
import { newReservationNumber } from '../ids.ts';
import { addMinutes } from '../instant.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { isStandingBy } from '../service/standing-by.ts';
import { toBase32 } from './base32.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import {
  insertTickets,
  type NewTicket,
  noteCompared,
  revokeTickets,
  type TicketRow,
} from './ticket-rows.ts';

/** A leg with how its sailing runs. */
export interface ServedLeg {
  leg: LegOfReservation;
  service: LegService;
}

/** The tickets of a leg as they are now. */
export interface IssuedLeg extends ServedLeg {
  withheld: TicketsWithheld | null;
  /** From when they are shown. */
  opensAt: Date;
  /** When the sailing arrives, as late as it is. */
  endsAt: Date;
  /** All of the leg first; none where they are withheld. */
  tickets: { row: TicketRow; subject: Subject }[];
}

const ID_BYTES = 10;

/** From when the tickets of a leg are shown: the operator's hours before its departure as planned. */
export const opensAtOf = ({ described: { sailing }, rules }: LegOfReservation): Date =>
  addMinutes(new Date(sailing.departureAt), -rules.tickets.opensHoursBefore * 60);

const endsAtOf = ({ leg: { described }, service }: ServedLeg): Date =>
  new Date(service.arrivalAt ?? described.sailing.arrivalAt);

/** Booked to be paid at the port, also while it is being paid by something else before. */
export const paysAtPort = ({
  state,
  payment_method,
}: Pick<ReservationRow, 'state' | 'payment_method'>): boolean =>
  payment_method === 'port' && (state === 'confirmedUnpaid' || state === 'paymentProcessing');

/** A reservation's tickets exist once it is paid, or booked to be paid at the port where that is enough. */
export function withheldOf(
  row: Pick<ReservationRow, 'state' | 'payment_method'>,
  served: ServedLeg,
  now: Date,
): TicketsWithheld | null {
  const { rules } = served.leg;
  const isPaid =
    row.state === 'confirmed' || (paysAtPort(row) && rules.tickets.beforePaymentAtPort);
  if (isStandingBy(served.leg)) {
    return served.service.standBy?.state === 'over' ? 'over' : 'standBy';
  }
  if (served.leg.status !== 'scheduled') return 'serviceCancelled';
  if (now >= endsAtOf(served)) return 'over';
  return isPaid ? null : 'unpaid';
}

/**
 * Makes the tickets of a leg those of the reservation as it is now: what has changed is revoked and
 * issued anew, what has not stays. All that is said of tickets comes through here, so that no change of a
 * reservation can forget them. The reservation is locked by the caller.
 * @param existing all tickets of the reservation
 * @throws TryAgain when a code is taken
 */
export async function issueTickets(
  tx: Transaction<Database>,
  row: ReservationRow,
  served: ServedLeg,
  existing: readonly TicketRow[],
  now: Date,
): Promise<IssuedLeg> {
  const { leg } = served;
  const withheld = withheldOf(row, served, now);
  const endsAt = endsAtOf(served);
  const issued = { ...served, withheld, opensAt: opensAtOf(leg), endsAt };
  const ofLeg = existing.filter((ticket) => ticket.leg === leg.row.leg);
  const current = ofLeg.filter(({ revoked_at }) => revoked_at === null);
  // After the arrival they are a record of what was; that they are the newest ones is known.
  if (withheld === 'over') {
    await noteCompared(tx, idsOf(current), { reservation_version: row.version, ends_at: endsAt });
    return { ...issued, tickets: [] };
  }
  if (withheld !== null) {
    await revokeTickets(tx, idsOf(current), now);
    return { ...issued, tickets: [] };
  }
  const subjects = subjectsOf(leg, row.passengers);
  const kept = current.filter((ticket) => {
    const subject = subjects.find(({ subject: each }) => each === ticket.subject);
    return subject && hashOf(ticket.id, subject).equals(ticket.facts_hash);
  });
  await revokeTickets(tx, idsOf(current.filter((ticket) => !kept.includes(ticket))), now);
  await noteCompared(tx, idsOf(kept), { reservation_version: row.version, ends_at: endsAt });
  const missing = subjects.filter(
    ({ subject }) => !kept.some((ticket) => ticket.subject === subject),
  );
  const made = await insertTickets(
    tx,
    missing.map((subject) => ({
      ...newTicket(row, served, subject, ofLeg, now),
      ...stampsOf(subject, subjects, ofLeg, leg.row.sailing_id),
    })),
  );
  if (made.length < missing.length) throw new TryAgain('A code of a ticket is taken');
  const rows = [...kept, ...made];
  const tickets = subjects.flatMap((subject) => {
    const ticket = rows.find((each) => each.subject === subject.subject);
    return ticket ? [{ row: ticket, subject }] : [];
  });
  return { ...issued, tickets };
}

function newTicket(
  row: ReservationRow,
  served: ServedLeg,
  subject: Subject,
  ofLeg: readonly TicketRow[],
  now: Date,
): Omit<NewTicket, keyof Stamps> {
  const id = `tkt_${toBase32(randomBytes(ID_BYTES))}`;
  const before = ofLeg.filter((ticket) => ticket.subject === subject.subject);
  return {
    id,
    reservation_id: row.id,
    leg: served.leg.row.leg,
    subject: subject.subject,
    generation: 1 + Math.max(0, ...before.map(({ generation }) => generation)),
    sailing_id: served.leg.row.sailing_id,
    short_code: newReservationNumber(),
    facts_hash: hashOf(id, subject),
    reservation_version: row.version,
    ends_at: endsAtOf(served),
    created_at: now,
    revoked_at: null,
  };
}

type Stamps = Pick<TicketRow, 'checked_in_at' | 'boarded_at'>;

/**
 * A passenger who is checked in or aboard stays so with a new ticket in place of the one that counted last, on the same
 * sailing, however long that one has been revoked. A whole leg is as far as the last of its travellers.
 */
function stampsOf(
  { subject }: Subject,
  subjects: readonly Subject[],
  ofLeg: readonly TicketRow[],
  sailingId: string,
): Stamps {
  const travellers = subjects.filter((each) => each.subject !== 'group');
  const of = subject === 'group' ? travellers : [{ subject }];
  const onSailing = ofLeg.filter((row) => row.sailing_id === sailingId).toSorted(lastFirst);
  const before = of.map((each) => onSailing.find((row) => row.subject === each.subject));
  const lastOf = (column: keyof Stamps): Date | null => {
    const times = before.map((row) => row?.[column]?.getTime() ?? Number.NaN);
    const last = Math.max(...times);
    return Number.isNaN(last) ? null : new Date(last);
  };
  return { checked_in_at: lastOf('checked_in_at'), boarded_at: lastOf('boarded_at') };
}

/** What counts, then what counted last. */
const lastFirst = (a: TicketRow, b: TicketRow): number =>
  countedUntil(b) - countedUntil(a) || b.generation - a.generation;

const countedUntil = ({ revoked_at }: TicketRow): number =>
  revoked_at?.getTime() ?? Number.MAX_VALUE;

const hashOf = (id: string, { facts }: Subject): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([id, facts]))
    .digest();

const idsOf = (tickets: readonly TicketRow[]): string[] => tickets.map(({ id }) => id);
