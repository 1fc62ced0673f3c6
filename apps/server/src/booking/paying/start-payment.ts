import type { CommitRequest, PaymentMethodOption } from '@ferry/api/customer-server';
import { toPayYen } from '@ferry/format/to-pay';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { Transaction } from 'kysely';
import type { Bucket } from '../../database/attempt-bucket.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import type { DraftPaymentRow, PaymentChoice } from '../../domain/payments/draft-payment-rows.ts';
import { insertPayment, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import type { ClientLimits } from '../../domain/rate-limits/client-limits.ts';
import { countHit } from '../../domain/rate-limits/rate-limits.ts';
import type { ChangeRow } from '../../domain/reservations/change-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { beginToKeep, holdOwnCard } from '../due/keep-card.ts';
import { assertAvailable } from '../due/payment-choice.ts';
import { optionOf, type PaymentCase } from '../due/payment-methods.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';

/** Who pays, and by which request. */
export interface Payer {
  sessionId: number;
  /** One client of the network, as it counts for limits. */
  client: string;
  limits: Pick<ClientLimits, 'cardAttempts' | 'cardAttemptsOfAddress' | 'storeNumbers'>;
  provider: Pick<PaymentProvider, 'name' | 'limits'>;
  request: { key: string; hash: Buffer };
}

/**
 * Seconds after which a job asks the provider about a payment whose request has not come to an end:
 * longer than a request waits for the provider.
 */
const FIRST_CHECK_SECONDS = 20;

/**
 * Writes down that the reservation is about to be charged what is due on it, when it is confirmed or
 * later. It is committed before the provider is called, so that whatever happens to this process a job
 * will ask what came of it.
 * @throws DomainError `RATE_LIMITED` after too many cards or numbers of a store, `VALIDATION_FAILED` for a card or a store that has
 *   gone since it was chosen, and why the method cannot be used
 */
export async function startPayment(
  tx: Transaction<Database>,
  payer: Payer,
  given: {
    reservation: ReservationRow;
    choice: PaymentChoice;
    paymentCase: PaymentCase;
    purpose: PaymentRow['purpose'];
    /** The change whose difference is paid. */
    change?: Pick<ChangeRow, 'id' | 'pay_yen'> | undefined;
  },
): Promise<PaymentRow> {
  const { reservation, choice, paymentCase, purpose, change } = given;
  const { now } = paymentCase;
  const { method } = choice;
  const option = optionOf(paymentCase, method);
  assertAvailable(option);
  assertStoreOffered(option, choice);
  await assertOwnCard(tx, payer, choice);
  const buckets = isPaidAtOnce(method)
    ? await countAttempt(tx, payer, choice.fingerprint, now)
    : await countNumber(tx, payer, reservation.id, now);
  const keptCardId = await beginToKeep(tx, choice, payer.provider.name, now);
  return insertPayment(tx, {
    id: newId('pay'),
    reservation_id: reservation.id,
    session_id: payer.sessionId,
    request_key: payer.request.key,
    request_hash: payer.request.hash,
    provider: payer.provider.name,
    method,
    state: 'pending',
    purpose,
    change_id: change?.id ?? null,
    amount_yen: change?.pay_yen ?? toPayYen(reservation.total_yen, reservation.waived_yen),
    token: choice.token,
    stored_card_id: choice.storedCardId ?? keptCardId,
    agreed_card: keptCardId === null ? null : 'pending',
    card: choice.card && JSON.stringify(choice.card),
    store: choice.store && JSON.stringify(choice.store),
    transfer_fee_yen: option.refundFeeYen,
    pay_by: option.deadline ? new Date(option.deadline) : null,
    attempt_buckets: JSON.stringify(buckets),
    created_at: now,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_SECONDS * 1000),
  });
}

/**
 * A payment that a request has begun before: the same request goes on with it.
 * @throws DomainError `IDEMPOTENCY_KEY_REUSED`
 */
export function assertSameRequest(
  begun: PaymentRow,
  { request }: Payer,
  reservationId: string,
): PaymentRow {
  const isSame = begun.reservation_id === reservationId && begun.request_hash.equals(request.hash);
  if (!isSame) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return begun;
}

/** @throws DomainError `VALIDATION_FAILED` without a choice, `VERSION_CONFLICT` for another one */
export function assertChosen(
  {
    paymentMethod,
    draftPaymentId,
  }: Partial<Pick<CommitRequest, 'paymentMethod' | 'draftPaymentId'>>,
  choice: DraftPaymentRow | undefined,
): asserts choice is DraftPaymentRow {
  if (!choice) {
    throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['REQUIRED'] } });
  }
  const isSeen = draftPaymentId === choice.id;
  if (choice.method !== paymentMethod || !isSeen) throw new DomainError('VERSION_CONFLICT');
}

/** A member may have removed theirs since. */
async function assertOwnCard(
  tx: Transaction<Database>,
  { sessionId }: Payer,
  choice: PaymentChoice,
): Promise<void> {
  if (await holdOwnCard(tx, sessionId, choice)) return;
  throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['NOT_AVAILABLE'] } });
}

/** Operator and provider may have others than when it was chosen. */
function assertStoreOffered({ stores }: PaymentMethodOption, { store }: PaymentChoice): void {
  if (store === null || stores.some(({ id }) => id === store.id)) return;
  throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['UNKNOWN_VALUE'] } });
}

/**
 * Counts an attempt with a card or a wallet before it is made; a success takes it back. So a client that tries
 * out cards that are not theirs is stopped after a few.
 */
async function countAttempt(
  tx: Transaction<Database>,
  { sessionId, client, limits }: Payer,
  fingerprint: string | null,
  now: Date,
): Promise<Bucket[]> {
  const buckets: Bucket[] = [
    { name: 'card-address', subject: client, limit: limits.cardAttemptsOfAddress },
    ...(fingerprint === null
      ? []
      : [{ name: 'card-number' as const, subject: fingerprint, limit: limits.cardAttempts }]),
    { name: 'card-session', subject: String(sessionId), limit: limits.cardAttempts },
  ];
  await count(tx, buckets, now);
  return buckets;
}

/**
 * Counts a number of a store for the reservation, in whichever session: each is a mail, and a charge of the provider.
 * A success takes none back.
 */
async function countNumber(
  tx: Transaction<Database>,
  { limits }: Payer,
  reservationId: string,
  now: Date,
): Promise<Bucket[]> {
  await count(
    tx,
    [{ name: 'store-number', subject: reservationId, limit: limits.storeNumbers }],
    now,
  );
  return [];
}

async function count(
  tx: Transaction<Database>,
  buckets: readonly Bucket[],
  now: Date,
): Promise<void> {
  const retryAfterSeconds = await countHit(tx, buckets, now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}
