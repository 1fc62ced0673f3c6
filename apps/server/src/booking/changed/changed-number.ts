import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOpenPayments } from '../../domain/payments/payment-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import type { PaymentRules } from '../../rules/payment-rules.ts';
import { optionOf } from '../due/payment-methods.ts';
import type { NumberContext } from './replace-number.ts';

/** What an unpaid booking is to be, as far as the number of a store depends on it. */
interface ChangedDemand {
  amountYen: number;
  rules: PaymentRules;
  /** Of its legs, RFC 3339, the outbound one first. */
  departures: readonly string[];
}

/**
 * The number of a store that an unpaid booking needs once it is changed: until when it is good follows the sailings
 * by the rule of a new booking, with the days to pay counted from the day of the booking. So a change to an earlier
 * sailing makes the time shorter, and none makes it longer than it could have been.
 * @param row as it is booked, to be paid at a store
 * @returns undefined where the number that there is stays: it is for the same amount and good for no longer
 * @throws DomainError `CVS_TOO_LATE`, `CVS_AMOUNT`; `CHANGE_CLOSED` (by phone) where there can be no other number
 */
export async function changedNumber(
  db: Kysely<Database>,
  { now, provider }: NumberContext,
  row: ReservationRow,
  { amountYen, rules, departures }: ChangedDemand,
): Promise<{ amountYen: number; payBy: Date } | undefined> {
  const [old] = await findOpenPayments(db, row.id);
  const [first] = departures
    .filter((departure) => new Date(departure) > now)
    .toSorted(earlierFirst);
  // Whose time is over is ended by a job: nothing makes it longer.
  if (!old?.pay_by || old.pay_by <= now || !first) return undefined;
  const option = optionOf(
    {
      rules,
      totalYen: amountYen,
      departureAt: first,
      // The store's own days are before it.
      checkInCutOff: first,
      now,
      bookedAt: row.unpaid_since ?? row.created_at,
      provider: provider.name === old.provider ? 'up' : 'none',
      whyNotLater: null,
      limits: provider.limits,
    },
    'convenienceStore',
  );
  const { reason, deadline } = option;
  const payBy = deadline ? new Date(deadline) : undefined;
  const isSame = old.amount_yen === amountYen;
  if (isSame && payBy && payBy >= old.pay_by) return undefined;
  if (payBy) return { amountYen, payBy };
  if (reason === 'CVS_TOO_LATE' || reason === 'CVS_AMOUNT') throw new DomainError(reason);
  throw new DomainError('CHANGE_CLOSED', { changeClosedReason: 'byPhone' });
}

const earlierFirst = (one: string, other: string) => Date.parse(one) - Date.parse(other);
