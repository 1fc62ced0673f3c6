import type { WalletKind, WalletPass } from '@ferry/api/customer-server';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { listTickets } from '../../domain/tickets/list-tickets.ts';
import type { KeyRing } from '../../keys/key-ring.ts';

/** What a wallet shows of a ticket: no name, no plate. */
export interface WalletTicket {
  ticketId: string;
  /** The text of the QR, and what is read out instead. */
  code: string;
  shortCode: string;
  /** For several, or for one traveller or vehicle. */
  isGroup: boolean;
  fromPort: string;
  toPort: string;
  vessel: string;
  /** RFC 3339, both as they are now. */
  departureAt: string;
  arrivalAt: string;
  /** 「8月2日(月) 7:30」 */
  checkInClosesAt: string;
  cabin: string;
}

/** A way of keeping a ticket in a phone's wallet. One that has no certificates is not offered. */
export interface Wallet {
  kind: WalletKind;
  /** @param now when the pass is made */
  passOf(ticket: WalletTicket, now: Date): WalletPass;
}

/**
 * A ticket for a wallet, while its code is shown.
 * @param row the reservation, locked by the caller
 * @throws DomainError `NOT_FOUND` for a ticket that is not this reservation's and a wallet that is not
 *   offered, `RESERVATION_STATE` before the ticket opens and after the arrival
 */
export async function createWalletPass(
  tx: Transaction<Database>,
  { keys, wallets }: { keys: KeyRing; wallets: readonly Wallet[] },
  row: ReservationRow,
  requested: { ticketId: string; wallet: WalletKind },
  now: Date,
): Promise<WalletPass> {
  const wallet = wallets.find(({ kind }) => kind === requested.wallet);
  if (!wallet) throw new DomainError('NOT_FOUND');
  const { legs } = await listTickets(tx, keys, row, now);
  for (const { sailing, service, group, tickets } of legs) {
    const ticket = [group, ...tickets].find((each) => each?.id === requested.ticketId);
    if (!ticket) continue;
    const { code, shortCode, cabins, checkInClosesAt } = ticket;
    if (code === null || shortCode === null) throw new DomainError('RESERVATION_STATE');
    const shown = {
      ticketId: ticket.id,
      code,
      shortCode,
      isGroup: ticket.kind === 'group',
      fromPort: sailing.fromPort.name,
      toPort: sailing.toPort.name,
      vessel: sailing.vessel.name,
      departureAt: service.departureAt ?? sailing.departureAt,
      arrivalAt: service.arrivalAt ?? sailing.arrivalAt,
      checkInClosesAt: `${formatDateShort(jstDate(checkInClosesAt))} ${formatTime(checkInClosesAt)}`,
      cabin: [...new Set(cabins.map(({ name }) => name))].join('、'),
    };
    return wallet.passOf(shown, now);
  }
  throw new DomainError('NOT_FOUND');
}
