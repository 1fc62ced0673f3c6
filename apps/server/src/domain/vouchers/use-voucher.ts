import type { PartnerVoucher } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { addHistory } from '../reservations/history-rows.ts';
import { findForUpdate, type ReservationRow } from '../reservations/reservation-rows.ts';
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
export class VoucherRefusal extends Refusal<VoucherReason> {
  override readonly name = 'VoucherRefusal';
}

/** What is shown to a partner. */
export interface TypedVoucher {
  /** A signed code or the short one. */
  typed: string;
  /** Of the partner, as the ticket has it. */
  partnerName: string;
}

/** Who takes a voucher by a request of their own; undefined for a command. */
export interface RedeemRequest {
  /** Prefix of the partner's key. */
  usedBy: string;
  /** `Idempotency-Key` of the request. */
  requestKey: string;
}

/** How and when a voucher is taken. */
interface Taking {
  now: Date;
  request?: RedeemRequest | undefined;
  /** Hears of the purchase, in the same transaction, once one of its vouchers is taken. */
  onTaken?: (reservation: ReservationRow) => Promise<void>;
}

/**
 * Takes a voucher, once: it meets a cancellation, and itself at another desk, at its reservation, which
 * is locked first. The request that has taken it is told the same again.
 * @throws VoucherRefusal; DomainError `IDEMPOTENCY_KEY_REUSED` where the request has taken another one
 */
export async function takeVoucher(
  tx: Transaction<Database>,
  keys: KeyRing,
  typed: TypedVoucher,
  { now, request, onTaken }: Taking,
): Promise<PartnerVoucher> {
  if (request) await lockRequest(tx, request);
  const found = await findOwn(tx, keys, typed, now);
  const before = request && (await findTakenBy(tx, request));
  if (before && before.id !== found.voucher.id) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  if (before) return toPartnerVoucher({ ...found, voucher: before });
  assertUsable(found, now);
  const by = { used_by: request?.usedBy ?? null, request_key: request?.requestKey ?? null };
  const voucher = { ...found.voucher, ...by, used_at: now };
  await tx
    .updateTable('voucher')
    .set({ ...by, used_at: now })
    .where('id', '=', voucher.id)
    .execute();
  const actor = request ? 'partner' : 'operator';
  await addHistory(tx, found.reservation.id, 'voucherUsed', now, actor);
  await onTaken?.(found.reservation);
  return toPartnerVoucher({ ...found, voucher });
}

/**
 * Whether a voucher can be taken now; nothing is changed.
 * @throws VoucherRefusal
 */
export async function checkVoucher(
  tx: Transaction<Database>,
  keys: KeyRing,
  typed: TypedVoucher,
  now: Date,
): Promise<PartnerVoucher> {
  const found = await findOwn(tx, keys, typed, now);
  assertUsable(found, now);
  return toPartnerVoucher(found);
}

interface OwnVoucher {
  reservation: ReservationRow;
  voucher: VoucherRow;
  ticket: SoldTicket;
}

/** A partner's voucher, with its reservation locked. */
async function findOwn(
  tx: Transaction<Database>,
  keys: KeyRing,
  { typed, partnerName }: TypedVoucher,
  now: Date,
): Promise<OwnVoucher> {
  const found = await findTyped(tx, keys, typed, now);
  const reservation = await findForUpdate(tx, found.reservation_id);
  const voucher = await findVoucher(tx, 'id', found.id);
  const ticket = reservation?.sale?.ticket;
  const include = ticket?.includes[found.include];
  if (!reservation || !voucher || !ticket || !include) throw new VoucherRefusal('unknown');
  if (include.partnerName !== partnerName) throw new VoucherRefusal('otherPartner');
  return { reservation, voucher, ticket };
}

function assertUsable({ reservation, voucher, ticket }: OwnVoucher, now: Date): void {
  // What is used stays so, whatever has become of the rest of the purchase.
  if (reservation.state !== 'confirmed' && !voucher.used_at) throw new VoucherRefusal('cancelled');
  switch (voucherState(voucher, ticket, now)) {
    case 'used':
      throw new VoucherRefusal('used', jstInstant(voucher.used_at ?? now));
    case 'notYet':
      throw new VoucherRefusal('notYet', ticket.validFrom);
    case 'over':
      throw new VoucherRefusal('over', ticket.validUntil);
    default:
  }
}

/** The name is for the partner only where its customer has agreed to that, and as long as it is kept. */
function toPartnerVoucher({ reservation, voucher, ticket }: OwnVoucher): PartnerVoucher {
  const include = ticket.includes[voucher.include];
  const passenger = reservation.passengers[voucher.passenger];
  const name = fullName(passenger ?? {});
  return {
    voucherId: voucher.id,
    shortCode: voucher.short_code,
    ticketName: ticket.name,
    includeName: include?.name ?? '',
    passengerClass: passenger?.passengerClass ?? 'adult',
    name: ticket.mayInformPartners && name ? name : null,
    slot: include?.slot ?? null,
    validFrom: ticket.validFrom,
    validUntil: ticket.validUntil,
    usedAt: voucher.used_at && jstInstant(voucher.used_at),
  };
}

/** Of the same request, sent twice, the second waits. */
async function lockRequest(
  tx: Transaction<Database>,
  { usedBy, requestKey }: RedeemRequest,
): Promise<void> {
  const lock = `voucher ${usedBy} ${requestKey}`;
  await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(tx);
}

const findTakenBy = (
  tx: Transaction<Database>,
  { usedBy, requestKey }: RedeemRequest,
): Promise<VoucherRow | undefined> =>
  tx
    .selectFrom('voucher')
    .selectAll()
    .where('used_by', '=', usedBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

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
