import { randomBytes } from 'node:crypto';
import type { Voucher, VoucherList } from '@ferry/api/customer-server';
import { addDays, jstDate } from '@ferry/format/date';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import { TryAgain } from '../../database/transaction.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { serviceInstant } from '../calendar/sales-window.ts';
import { newReservationNumber } from '../ids.ts';
import { jstInstant } from '../instant.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { toBase32 } from '../tickets/base32.ts';
import { keepPublicKey, signerOf } from '../tickets/signing.ts';
import type { TicketSigner } from '../tickets/ticket-keys.ts';
import { signVoucherCode, VOUCHER_PREFIX } from './voucher-code.ts';

export type VoucherRow = Selectable<Database['voucher']>;

const ID_BYTES = 10;

/**
 * The vouchers of a reservation, which is locked by the caller: once it is paid, one for each include
 * and each passenger who pays for the ticket. They are made when they are first asked for, and stay.
 */
export async function listVouchers(
  tx: Transaction<Database>,
  keys: KeyRing,
  row: ReservationRow,
  now: Date,
): Promise<VoucherList> {
  const ticket = row.sale?.ticket;
  const isUnpaid = ticket !== undefined && row.state !== 'confirmed';
  const rows = ticket && !isUnpaid ? await issueVouchers(tx, row, ticket, now) : [];
  const signer = signerOf(keys);
  if (ticket && rows.length > 0) await keepPublicKey(tx, signer, endOf(ticket));
  return {
    reservationId: row.id,
    isUnpaid,
    vouchers: ticket ? rows.map((each) => toVoucher(each, { row, ticket, signer, now })) : [],
    serverTime: jstInstant(now),
  };
}

async function issueVouchers(
  tx: Transaction<Database>,
  row: ReservationRow,
  { includes }: SoldTicket,
  now: Date,
): Promise<VoucherRow[]> {
  const existing = await findVouchers(tx, row.id);
  const payers = payersOf(row);
  const missing = [...includes.keys()]
    .flatMap((include) => payers.map((passenger) => ({ include, passenger })))
    .filter(
      (place) =>
        !existing.some(
          ({ include, passenger }) => include === place.include && passenger === place.passenger,
        ),
    );
  if (missing.length === 0) return existing;
  const made = await tx
    .insertInto('voucher')
    .values(
      missing.map((place) => ({
        ...place,
        id: VOUCHER_PREFIX + toBase32(randomBytes(ID_BYTES)),
        reservation_id: row.id,
        short_code: newReservationNumber(),
        created_at: now,
        used_at: null,
        used_by: null,
        request_key: null,
      })),
    )
    .onConflict((conflict) => conflict.column('short_code').doNothing())
    .returning('id')
    .execute();
  if (made.length < missing.length) throw new TryAgain('A code of a voucher is taken');
  return findVouchers(tx, row.id);
}

/** Who pays for the ticket: infants and babies who travel free have none of it. */
function payersOf({ sale }: ReservationRow): number[] {
  const seats = sale?.fares.outbound.cabins.flatMap((cabin) => cabin.seats) ?? [];
  return seats
    .filter(({ kind }) => kind !== 'freeInfant' && kind !== 'baby')
    .map(({ passenger }) => passenger)
    .sort((one, other) => one - other);
}

/** All vouchers of a reservation that were made, by include and passenger. */
export const findVouchers = (db: Kysely<Database>, reservationId: string): Promise<VoucherRow[]> =>
  db
    .selectFrom('voucher')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('include')
    .orderBy('passenger')
    .execute();

/** Whether a reservation has vouchers that nobody has taken; those that were never looked at count. */
export async function hasUnusedVouchers(
  db: Kysely<Database>,
  row: ReservationRow,
): Promise<boolean> {
  const ticket = row.sale?.ticket;
  if (!ticket) return false;
  const used = await findUsedVouchers(db, row.id);
  return used.length < ticket.includes.length * payersOf(row).length;
}

/** The vouchers of a reservation that partners have taken. */
export const findUsedVouchers = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<Pick<VoucherRow, 'include' | 'passenger'>[]> =>
  db
    .selectFrom('voucher')
    .select(['include', 'passenger'])
    .where('reservation_id', '=', reservationId)
    .where('used_at', 'is not', null)
    .orderBy('include')
    .orderBy('passenger')
    .execute();

/** From then on the vouchers of a ticket are over. */
export const endOf = ({ validUntil }: SoldTicket): Date =>
  serviceInstant(addDays(validUntil, 1), 0);

/** What becomes of a voucher by itself; that it was used is in its row. */
export function voucherState(
  { used_at }: VoucherRow,
  { validFrom, validUntil }: SoldTicket,
  now: Date,
): Voucher['state'] {
  if (used_at) return 'used';
  const today = jstDate(now);
  if (today < validFrom) return 'notYet';
  return today > validUntil ? 'over' : 'usable';
}

function toVoucher(
  voucher: VoucherRow,
  known: { row: ReservationRow; ticket: SoldTicket; signer: TicketSigner; now: Date },
): Voucher {
  const { id, include, passenger, short_code, used_at } = voucher;
  const { row, ticket, signer, now } = known;
  const { validFrom, validUntil } = ticket;
  const state = voucherState(voucher, ticket, now);
  const partnerName = ticket.includes[include]?.partnerName ?? '';
  const facts = { voucherId: id, partnerName, validUntil, include };
  return {
    id,
    include,
    passenger,
    passengerClass: row.passengers[passenger]?.passengerClass ?? 'adult',
    code: state === 'usable' || state === 'notYet' ? signVoucherCode(facts, signer) : null,
    shortCode: short_code,
    validFrom,
    validUntil,
    slot: ticket.includes[include]?.slot ?? null,
    state,
    usedAt: used_at && jstInstant(used_at),
  };
}
