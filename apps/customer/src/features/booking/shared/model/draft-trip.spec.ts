import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { quoteSums } from './draft-trip.ts';

const { quote } = exampleOf('getReservation', 200, 'default');
const line = { ruleId: 'discount.return', label: '往復割引', quantity: 1, unitPriceYen: -600 };
const leg = (totalYen: number) => ({ farePeriod: 'A' as const, totalYen, cabinsYen: null });

test('片道で割引がなければ、合計のほかに足すものはない', () => {
  expect(quoteSums({ ...quote, lines: [], outbound: leg(12_300), return: null })).toEqual([]);
});

test('行程は割引前で、割引を足すと合計になる', () => {
  const sums = quoteSums({
    ...quote,
    lines: [
      { ...line, leg: 'outbound', amountYen: -600 },
      { ...line, leg: 'return', amountYen: -900 },
    ],
    outbound: leg(5_400),
    return: leg(8_100),
    totalYen: 13_500,
  });
  expect(sums).toEqual([
    { label: '往路', amount: 6_000 },
    { label: '復路', amount: 9_000 },
    { label: '割引', amount: -1_500 },
  ]);
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(13_500);
});
