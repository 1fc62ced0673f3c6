import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { boardingCodeOf } from './boarding-code.ts';

const listOf = (name: 'default' | 'notOpen' | 'boarded' | 'over' | 'serviceCancelled') =>
  exampleOf('listTickets', 200, name);

test('表示が始まっていれば全員分のコードを、始まる前は始まる日時を、乗船カードに出す', () => {
  const open = boardingCodeOf(listOf('default'));
  expect(open).toMatchObject({ title: '全員分の乗船券', shortCode: 'R8WT4NPX' });
  expect(boardingCodeOf(listOf('notOpen'))).toEqual({
    title: '全員分の乗船券',
    opens: '2027年8月2日(月) 5:30から表示できます。',
  });
});

test.each(['boarded', 'over', 'serviceCancelled'] as const)(
  '見せるものがなければ出さない(%s)',
  (name) => expect(boardingCodeOf(listOf(name))).toBeUndefined(),
);

test('往復では、どちらの行程の乗船券かを言い、着いた往路の後は復路のものになる', () => {
  const [leg] = listOf('default').legs;
  const [arrived] = listOf('over').legs;
  if (!leg || !arrived) throw new Error('The examples have a leg');
  const list = listOf('default');
  const returnLeg = { ...leg, leg: 'return' as const };
  expect(boardingCodeOf({ ...list, legs: [leg, returnLeg] })?.title).toBe('往路の全員分の乗船券');
  expect(boardingCodeOf({ ...list, legs: [arrived, returnLeg] })?.title).toBe(
    '復路の全員分の乗船券',
  );
});

test('一人旅では、全員分とは言わない', () => {
  const list = listOf('default');
  const legs = list.legs.map((leg) => ({ ...leg, tickets: leg.tickets.slice(0, 1) }));
  expect(boardingCodeOf({ ...list, legs })?.title).toBe('乗船券');
});
