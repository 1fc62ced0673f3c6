import { createHash, randomBytes } from 'node:crypto';
import type { CreatedTicketShare, SharedTicket, TicketShare } from '@ferry/api/customer-server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import { jstInstant } from '../instant.ts';
import { findForUpdate, type ReservationRow } from '../reservations/reservation-rows.ts';
import { issueAll } from './list-tickets.ts';
import { keepPublicKey, signerOf } from './signing.ts';
import { shownOfRevoked } from './subjects.ts';
import type { TicketRow } from './ticket-rows.ts';
import { toTicket } from './to-ticket.ts';

const TOKEN_BYTES = 24;
/** Links of a reservation that live at the same time: two for each ticket of the largest one. */
const MOST_SHARES = 60;

type ShareRow = Selectable<Database['ticket_share']>;

/**
 * A link that shows one ticket until the arrival. Only the hash of its token is kept.
 * @param row the reservation, locked by the caller
 * @throws DomainError `NOT_FOUND` for a ticket that is not this reservation's, `RESERVATION_STATE` for
 *   one that is not valid (any more) or for all of a leg, `ENTRY_LIMIT`
 */
export async function shareTicket(
  tx: Transaction<Database>,
  row: ReservationRow,
  { ticketId, sessionId }: { ticketId: string; sessionId: number },
  now: Date,
): Promise<CreatedTicketShare> {
  const legs = await issueAll(tx, row, now);
  const current = legs.flatMap(({ tickets }) => tickets.map(({ row: ticket }) => ticket));
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', ticketId)
    .where('reservation_id', '=', row.id)
    .executeTakeFirst();
  if (!ticket) throw new DomainError('NOT_FOUND');
  // The ticket for a whole leg stays with those who may see the reservation.
  if (ticket.subject === 'group' || !current.some(({ id }) => id === ticketId)) {
    throw new DomainError('RESERVATION_STATE');
  }
  const live = await findShares(tx, row.id, now);
  if (live.length >= MOST_SHARES) throw new DomainError('ENTRY_LIMIT');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const share = await insertShare(tx, { ticketId, sessionId, token }, now);
  return { share: toShare(share, ticket), token };
}

/**
 * As {@link shareTicket}, by a companion's link, of a ticket that is the companion's and counts: once, however often it is
 * asked for.
 * @param token that is always the same for the link and the ticket
 * @throws DomainError `RESERVATION_STATE` where it was withdrawn, `ENTRY_LIMIT`
 */
export async function shareOwnTicket(
  tx: Transaction<Database>,
  { id, reservation_id, session_id: sessionId }: Selectable<Database['passenger_link']>,
  { ticketId, token }: { ticketId: string; token: string },
  now: Date,
): Promise<void> {
  const made = await findByToken(tx, token);
  if (made?.withdrawn_at) throw new DomainError('RESERVATION_STATE');
  if (made) return;
  const live = await findShares(tx, reservation_id, now);
  if (live.length >= MOST_SHARES) throw new DomainError('ENTRY_LIMIT');
  await insertShare(tx, { ticketId, sessionId, token, passengerLinkId: id }, now);
}

const insertShare = (
  tx: Transaction<Database>,
  of: { ticketId: string; sessionId: number; token: string; passengerLinkId?: string },
  now: Date,
): Promise<ShareRow> =>
  tx
    .insertInto('ticket_share')
    .values({
      id: newId('tsh'),
      ticket_id: of.ticketId,
      session_id: of.sessionId,
      passenger_link_id: of.passengerLinkId ?? null,
      token_hash: hashOf(of.token),
      created_at: now,
      opened_at: null,
      withdrawn_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The links of a reservation that can be opened, the oldest first. */
export async function listShares(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<TicketShare[]> {
  const rows = await findShares(db, reservationId, now);
  return rows.map((row) => toShare(row, row));
}

/** @throws DomainError `NOT_FOUND`, also for a link of another reservation or one that is over */
export async function withdrawShare(
  db: Kysely<Database>,
  reservationId: string,
  shareId: string,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('ticket_share')
    .set({ withdrawn_at: now })
    .where('id', '=', shareId)
    .where('withdrawn_at', 'is', null)
    .where(
      'ticket_id',
      'in',
      db.selectFrom('ticket').select('id').where('reservation_id', '=', reservationId),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('NOT_FOUND');
}

/**
 * Ends the links of a reservation that other sessions than these have made: one that loses its right
 * keeps no way to the tickets.
 */
export async function withdrawOtherShares(
  tx: Transaction<Database>,
  reservationId: string,
  sessionIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ticket_share')
    .set({ withdrawn_at: now })
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('session_id', 'is', null), eb('session_id', 'not in', [...sessionIds])]),
    )
    .where(
      'ticket_id',
      'in',
      tx.selectFrom('ticket').select('id').where('reservation_id', '=', reservationId),
    )
    .execute();
}

/**
 * The one ticket that a link shows, as often as it is opened.
 * @throws DomainError `TOKEN_INVALID`, and `TOKEN_EXPIRED` after the arrival or once it is withdrawn
 */
export async function openShare(
  tx: Transaction<Database>,
  keys: KeyRing,
  token: string,
  now: Date,
): Promise<SharedTicket> {
  const found = await findByToken(tx, token);
  if (!found) throw new DomainError('TOKEN_INVALID');
  const reservation = await findForUpdate(tx, found.reservation_id);
  if (!reservation || reservation.names_removed_at) throw new DomainError('TOKEN_EXPIRED');
  const legs = await issueAll(tx, reservation, now);
  // Read again, now that nobody changes the reservation: withdrawn in between, it shows nothing.
  const share = await findByToken(tx, token);
  const issued = legs.find(
    ({ leg: { row } }) => row.leg === share?.leg && row.sailing_id === share.sailing_id,
  );
  if (!share || share.withdrawn_at || !issued || now >= issued.endsAt) {
    throw new DomainError('TOKEN_EXPIRED');
  }
  const { leg, service, opensAt, endsAt } = issued;
  const current = issued.tickets.find(({ row }) => row.id === share.id);
  const signer = signerOf(keys);
  await keepPublicKey(tx, signer, endsAt);
  if (!share.opened_at) await noteOpened(tx, share.share_id, now);
  return {
    leg: leg.row.leg,
    sailing: leg.described.sailing,
    service,
    opensAt: jstInstant(opensAt),
    expiresAt: jstInstant(endsAt),
    ticket: toTicket(share, current?.subject.shown ?? shownOfRevoked(share, leg), {
      leg: issued,
      now,
      signer,
    }),
    serverTime: jstInstant(now),
  };
}

const findShares = (db: Kysely<Database>, reservationId: string, now: Date) =>
  db
    .selectFrom('ticket_share')
    .innerJoin('ticket', 'ticket.id', 'ticket_share.ticket_id')
    .selectAll('ticket_share')
    .select('ticket.ends_at')
    .where('ticket.reservation_id', '=', reservationId)
    .where('ticket.ends_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .orderBy('ticket_share.created_at')
    .orderBy('ticket_share.id')
    .execute();

const findByToken = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('ticket_share')
    .innerJoin('ticket', 'ticket.id', 'ticket_share.ticket_id')
    .selectAll('ticket')
    .select(['ticket_share.id as share_id', 'withdrawn_at', 'opened_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();

async function noteOpened(tx: Transaction<Database>, shareId: string, now: Date): Promise<void> {
  await tx.updateTable('ticket_share').set({ opened_at: now }).where('id', '=', shareId).execute();
}

const toShare = (
  { id, ticket_id, created_at, opened_at }: ShareRow,
  { ends_at }: Pick<TicketRow, 'ends_at'>,
): TicketShare => ({
  id,
  ticketId: ticket_id,
  createdAt: jstInstant(created_at),
  expiresAt: jstInstant(ends_at),
  openedAt: opened_at && jstInstant(opened_at),
});

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
