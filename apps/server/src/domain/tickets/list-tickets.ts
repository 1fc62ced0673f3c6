import type { TicketLeg, TicketList } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { jstInstant } from '../instant.ts';
import { findReservationLegs } from '../reservations/reservation-legs.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { legServiceOf } from '../service/leg-service.ts';
import { findLegServices } from '../service/leg-service-rows.ts';
import { type IssuedLeg, issueTickets, type ServedLeg } from './issue-tickets.ts';
import { keepPublicKey, signerOf } from './signing.ts';
import type { TicketSigner } from './ticket-keys.ts';
import { findTickets, revokeTickets } from './ticket-rows.ts';
import { toTicket } from './to-ticket.ts';

/** The legs of a reservation with how they run now. */
export async function findServedLegs(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<ServedLeg[]> {
  const [{ outbound, returnLeg }, services] = await pipeline([
    findReservationLegs(db, reservationId),
    findLegServices(db, reservationId, jstDate(now)),
  ]);
  return [outbound, ...(returnLeg ? [returnLeg] : [])].map((leg) => {
    const found = services.find((service) => service.leg === leg.row.leg);
    if (!found) throw new Error('A reservation has lost its sailing');
    return { leg, service: legServiceOf(found, leg.described.sailing, leg.rules, now) };
  });
}

/**
 * Brings the tickets of a reservation, locked by the caller, to what it is now. Those of a leg that is
 * cancelled, and of a sailing that a leg is not on any more, are revoked.
 */
export async function issueAll(
  tx: Transaction<Database>,
  row: ReservationRow,
  now: Date,
): Promise<IssuedLeg[]> {
  const [legs, existing] = await pipeline([
    findServedLegs(tx, row.id, now),
    findTickets(tx, row.id),
  ]);
  const gone = existing.filter(
    ({ leg, sailing_id, revoked_at }) =>
      !revoked_at &&
      !legs.some(({ leg: { row: of } }) => of.leg === leg && of.sailing_id === sailing_id),
  );
  await revokeTickets(
    tx,
    gone.map(({ id }) => id),
    now,
  );
  const left = existing.map((ticket) =>
    gone.includes(ticket) ? { ...ticket, revoked_at: now } : ticket,
  );
  const issued: IssuedLeg[] = [];
  for (const served of legs) issued.push(await issueTickets(tx, row, served, left, now));
  return issued;
}

/** The tickets of a reservation, locked by the caller. */
export async function listTickets(
  tx: Transaction<Database>,
  keys: KeyRing,
  row: ReservationRow,
  now: Date,
): Promise<Omit<TicketList, 'wallets'>> {
  const legs = await issueAll(tx, row, now);
  const ends = legs.filter(({ tickets }) => tickets.length > 0).map(({ endsAt }) => endsAt);
  const last = Math.max(...ends.map(Number));
  const signer = signerOf(keys);
  if (ends.length > 0) await keepPublicKey(tx, signer, new Date(last));
  return {
    reservationId: row.id,
    reservationNumber: row.reservation_number,
    legs: legs.map((leg) => toTicketLeg(leg, signer, now)),
    travellers: legs.flatMap(({ tickets }) =>
      tickets.flatMap(({ row: { id }, subject: { subject, name, documents } }) =>
        subject === 'group' ? [] : [{ ticketId: id, name, documents }],
      ),
    ),
    serverTime: jstInstant(now),
  };
}

function toTicketLeg(issued: IssuedLeg, signer: TicketSigner, now: Date): TicketLeg {
  const { leg, service, withheld, opensAt } = issued;
  const [group, ...tickets] = issued.tickets.map(({ row, subject }) =>
    toTicket(row, subject.shown, { leg: issued, now, signer }),
  );
  return {
    leg: leg.row.leg,
    sailing: leg.described.sailing,
    service,
    party: leg.described.party,
    withheld,
    opensAt: jstInstant(opensAt),
    group: group ?? null,
    tickets,
  };
}
