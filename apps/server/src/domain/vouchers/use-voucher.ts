import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { jstInstant } from '../instant.ts';
import { addHistory } from '../reservations/history-rows.ts';
import { findForUpdate } from '../reservations/reservation-rows.ts';
import { findPublicKeys } from '../tickets/signing.ts';
import { type VoucherRow, voucherState } from './list-vouchers.ts';
import { readVoucherCode } from './voucher-code.ts';

/** Why a partner does not take a voucher. */
export type VoucherReason =
  | 'malformed'
  | 'unknownKey'
  | 'forged'
  | 'unknown'
  | 'otherPartner'
  | 'cancelled'
  | 'notYet'
  | 'over'
  | 'used';

/** A voucher is not taken; nothing has changed. */
export class VoucherRefusal extends Error {
  override readonly name = 'VoucherRefusal';
  readonly reason: VoucherReason;
  /** What the partner is told beside it: a day, an instant. */
  readonly fact: string;

  constructor(reason: VoucherReason, fact = '') {
    super(reason);
    this.reason = reason;
    this.fact = fact;
  }
}

/** What was taken, without a name. */
export interface UsedVoucher {
  id: string;
  shortCode: string;
  ticketName: string;
  includeName: string;
}

/**
 * Takes a voucher, once: it meets a cancellation, and itself at another desk, at its reservation, which
 * is locked first.
 * @param typed a signed code or the short one
 * @param partnerName of who takes it, as the ticket has it
 * @throws VoucherRefusal
 */
export async function takeVoucher(
  tx: Transaction<Database>,
  keys: KeyRing,
  { typed, partnerName }: { typed: string; partnerName: string },
  now: Date,
): Promise<UsedVoucher> {
  const found = await findTyped(tx, keys, typed, now);
  const reservation = await findForUpdate(tx, found.reservation_id);
  const voucher = await findVoucher(tx, 'id', found.id);
  const ticket = reservation?.sale?.ticket;
  const include = ticket?.includes[found.include];
  if (!reservation || !voucher || !ticket || !include) throw new VoucherRefusal('unknown');
  if (include.partnerName !== partnerName) throw new VoucherRefusal('otherPartner');
  if (reservation.state !== 'confirmed') throw new VoucherRefusal('cancelled');
  switch (voucherState(voucher, ticket, now)) {
    case 'used':
      throw new VoucherRefusal('used', jstInstant(voucher.used_at ?? now));
    case 'notYet':
      throw new VoucherRefusal('notYet', ticket.validFrom);
    case 'over':
      throw new VoucherRefusal('over', ticket.validUntil);
    default:
  }
  await tx.updateTable('voucher').set({ used_at: now }).where('id', '=', voucher.id).execute();
  await addHistory(tx, reservation.id, 'voucherUsed', now, 'operator');
  return {
    id: voucher.id,
    shortCode: voucher.short_code,
    ticketName: ticket.name,
    includeName: include.name,
  };
}

async function findTyped(
  tx: Transaction<Database>,
  keys: KeyRing,
  typed: string,
  now: Date,
): Promise<VoucherRow> {
  const code = normaliseReservationNumber(typed);
  if (isReservationNumber(code)) {
    const voucher = await findVoucher(tx, 'short_code', code);
    if (!voucher) throw new VoucherRefusal('unknown');
    return voucher;
  }
  const facts = readVoucherCode(code, await findPublicKeys(tx, keys, now));
  if (typeof facts === 'string') throw new VoucherRefusal(facts);
  const voucher = await findVoucher(tx, 'id', facts.voucherId);
  if (!voucher) throw new VoucherRefusal('unknown');
  return voucher;
}

const findVoucher = (
  db: Kysely<Database>,
  by: 'id' | 'short_code',
  value: string,
): Promise<VoucherRow | undefined> =>
  db.selectFrom('voucher').selectAll().where(by, '=', value).executeTakeFirst();
