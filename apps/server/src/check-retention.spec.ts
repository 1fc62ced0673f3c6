import { expect, it } from 'vitest';
import retention from '../../../retention.json' with { type: 'json' };
import { checkRetention } from './check-retention.ts';

const messageOf = (change: object, accounts: object = {}) => {
  try {
    const file = { ...retention, ...change };
    checkRetention({ ...file, accounts: { ...retention.accounts, ...accounts } });
    return undefined;
  } catch (error) {
    return String(error);
  }
};
const wrong = (field: string, received: string) =>
  `ConfigError: retention.json: ${field} must be a whole number from 1 on (${received})`;

it('names the first field that is wrong in one line, and takes the file as it is', () => {
  expect(messageOf({})).toBeUndefined();
  expect(messageOf({ paymentYears: 0 })).toBe(wrong('paymentYears', '0'));
  expect(messageOf({ refundRegistrationDays: 0.5 })).toBe(wrong('refundRegistrationDays', '0.5'));
  expect(messageOf({ reservationMonths: '30' })).toBe(wrong('reservationMonths', '"30"'));
  expect(messageOf({ passengerListMonths: undefined })).toContain('passengerListMonths');
  expect(messageOf({ mails: 90 })).toBe('ConfigError: retention.json: mails is not known');
  expect(messageOf({}, { endAfterMonths: 2.5 })).toBe(wrong('accounts.endAfterMonths', '2.5'));
  expect(messageOf({}, { noticeDays: -1 })).toBe(wrong('accounts.noticeDays', '-1'));
  expect(messageOf({}, { endAfterMonths: 1, noticeDays: 28 })).toContain('must be shorter than');
  expect(messageOf({}, { endAfterMonths: 1, noticeDays: 27 })).toBeUndefined();
});
