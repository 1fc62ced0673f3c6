import { expect, it } from 'vitest';
import { changeAmounts } from './change-amounts.ts';

const before = { totalYen: 10_000, waivedYen: 0 };

it.each([
  ['高くなる変更は、差額と手数料をお支払いいただく', 12_000, { payYen: 2500, refundYen: 0 }],
  ['安くなる変更は、差額から手数料を引いて戻る', 7000, { payYen: 0, refundYen: 2500 }],
  ['安くなる額が手数料より小さければ、残りをお支払いいただく', 9800, { payYen: 300, refundYen: 0 }],
])('%s', (_, newYen, moved) => {
  expect(changeAmounts(before, newYen, { feeYen: 500, feesBackYen: 0 })).toMatchObject(moved);
});
