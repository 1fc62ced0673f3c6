import { expect, it } from 'vitest';
import { transferFeeOf } from './refund-way.ts';

const payment = { transfer_fee_yen: 330 };

it('振込手数料は、口座に戻る分からだけ引き、戻る額を超えず、運航会社の都合なら引かない', () => {
  expect(transferFeeOf(payment, 'account', 5000, false)).toBe(330);
  expect(transferFeeOf(payment, 'accountByProvider', 200, false)).toBe(200);
  expect(transferFeeOf(payment, 'card', 5000, false)).toBe(0);
  expect(transferFeeOf(payment, 'account', 5000, true)).toBe(0);
});
