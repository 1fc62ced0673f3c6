import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import type { PickedOffer } from './pick.ts';
import { runningTotal } from './running-total.ts';

const [offer] = exampleOf('searchSailings', 200, 'wayBack').sailingOffers;
if (!offer) throw new Error('The example has no sailing');
const picked: PickedOffer = {
  offer,
  cabins: [],
  text: 'カーペット席',
  undiscountedYen: 12_300,
  totalYen: 11_100,
  privateYen: 0,
};
const { quote } = exampleOf('getDraft', 200, 'created');
const sumOf = (sums: readonly { amount: number }[]) =>
  sums.reduce((sum, { amount }) => sum + amount, 0);

test('片道の合計は、割引がなければ1行だけ', () => {
  const plain = { ...picked, undiscountedYen: 11_100 };
  const { sums, total, label } = runningTotal(plain, { outbound: undefined, hasReturn: false });
  expect({ sums, total, label }).toEqual({ sums: [], total: 11_100, label: '合計' });
});

test.each([
  ['往路', undefined, true, '往路の合計'],
  ['復路', quote, false, '合計'],
])('%sの列は、割引と貸切を入れて合計に一致する', (_leg, outbound, hasReturn, label) => {
  const alone = { ...picked, privateYen: 7410, totalYen: 18_510 };
  for (const each of [picked, alone]) {
    const running = runningTotal(each, { outbound, hasReturn });
    expect(sumOf(running.sums)).toBe(running.total);
    expect(running.label).toBe(label);
  }
});

test('復路を選ぶ前は、往路の合計が出ている', () => {
  const { total, label } = runningTotal(undefined, { outbound: quote, hasReturn: false });
  expect({ total, label }).toEqual({ total: quote.outbound.totalYen, label: '往路の合計' });
  expect(runningTotal(undefined, { outbound: undefined, hasReturn: true }).total).toBeUndefined();
});
