import type { LegService } from '@ferry/api/customer';
import { expect, test } from 'vitest';
import { needsPayment } from './needs-payment.ts';

const leg = (state: LegService['state']) => ({ service: { state } });

test('お支払い待ちで、運航する便があるあいだだけ、お支払いをお願いする', () => {
  expect(needsPayment('confirmedUnpaid', leg('normal'), null)).toBe(true);
  expect(needsPayment('confirmedUnpaid', leg('cancelled'), leg('delayed'))).toBe(true);
  expect(needsPayment('confirmedUnpaid', leg('cancelled'), null)).toBe(false);
  expect(needsPayment('confirmedUnpaid', leg('cancelled'), leg('cancelled'))).toBe(false);
  expect(needsPayment('confirmed', leg('normal'), null)).toBe(false);
});
