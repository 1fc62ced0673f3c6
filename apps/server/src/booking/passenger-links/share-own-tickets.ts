import { createHmac } from 'node:crypto';
import type { SharedPassengerTicket } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { issueAll } from '../../domain/tickets/list-tickets.ts';
import { shareOwnTicket } from '../../domain/tickets/shares.ts';
import { lockPassengerLink, reservationOfLink } from './live-link.ts';

/**
 * Links to the companion's own tickets, one for each leg, and always the same ones: their tokens come from that of the
 * companion's link, which is kept nowhere.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `RESERVATION_STATE` where there are no tickets, or their link was
 *   withdrawn, `ENTRY_LIMIT`
 */
export const sharePassengerTickets = (
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  token: string,
): Promise<SharedPassengerTicket[]> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { link, booking } = await lockPassengerLink(
      tx,
      token,
      await reservationOfLink(tx, token),
      now,
    );
    const legs = await issueAll(tx, booking.row, now);
    const own = legs.flatMap(({ leg, tickets }) =>
      tickets
        .filter(({ subject }) => subject.subject === `p${link.passenger}`)
        .map(({ row }) => ({ leg: leg.row.leg, ticketId: row.id })),
    );
    if (own.length === 0) throw new DomainError('RESERVATION_STATE');
    const shared: SharedPassengerTicket[] = [];
    for (const { leg, ticketId } of own) {
      const ticketToken = tokenOf(token, ticketId);
      await shareOwnTicket(tx, link, { ticketId, token: ticketToken }, now);
      shared.push({ leg, token: ticketToken });
    }
    return shared;
  });

/** As long as any token of a shared ticket. */
const TOKEN_BYTES = 24;

const tokenOf = (token: string, ticketId: string): string =>
  createHmac('sha256', token)
    .update(ticketId)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');
