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

test('提携きっぷの合計は行程に分けず、きっぷと、ほかに払うものの和になる', () => {
  const { quote: ofTicket } = exampleOf('getReservation', 200, 'partnerTicket');
  expect(quoteSums(ofTicket)).toEqual([]);
  const upgrade = { leg: 'return', ruleId: 'product.upgrade', label: '等級の差額' } as const;
  const meal = { leg: 'outbound', ruleId: 'option.meal', label: '朝食' } as const;
  const lines = [
    ...ofTicket.lines,
    { ...upgrade, quantity: 2, unitPriceYen: 1000, amountYen: 2000 },
    { ...meal, quantity: 1, unitPriceYen: 900, amountYen: 900 },
  ];
  expect(quoteSums({ ...ofTicket, lines, totalYen: 12_700 })).toEqual([
    { label: 'きっぷ', amount: 9800 },
    { label: '等級の差額', amount: 2000 },
    { label: '客室・食事など', amount: 900 },
  ]);
});
