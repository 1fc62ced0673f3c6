import * as v from 'valibot';
import { ConfigError } from './config.ts';

const time = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Days that every month has. */
const DAYS_OF_MONTH = 28;

/** `retention.json`: months, years and days for which something is kept. */
const Retention = v.strictObject({
  passengerListMonths: time,
  reservationMonths: time,
  paymentYears: time,
  refundRegistrationDays: time,
  waitlistDays: time,
  accounts: v.strictObject({ endAfterMonths: time, noticeDays: time }),
});

/**
 * An operator edits the file by hand, and what it says cannot be taken back: nothing starts with one
 * that is wrong.
 * @throws ConfigError which names the first field that is
 */
export function checkRetention(file: unknown): void {
  const result = v.safeParse(Retention, file);
  if (!result.success) {
    const [issue] = result.issues;
    const place = v.getDotPath(issue) ?? '(all)';
    if (issue.expected === 'never') throw new ConfigError(`retention.json: ${place} is not known`);
    throw new ConfigError(
      `retention.json: ${place} must be a whole number from 1 on (${issue.received})`,
    );
  }
  const { endAfterMonths, noticeDays } = result.output.accounts;
  if (noticeDays >= endAfterMonths * DAYS_OF_MONTH) {
    throw new ConfigError(
      'retention.json: accounts.noticeDays must be shorter than accounts.endAfterMonths',
    );
  }
}
