import type { PreOrder } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { choiceLines, drawResult, isBeforeClosing, orderName } from './order-texts.ts';

const only = (name: 'default' | 'held' | 'waiting' | 'ended'): PreOrder => {
  const [order] = exampleOf('listPreOrders', 200, name).preOrders;
  if (!order) throw new Error('The example has one');
  return order;
};

test('an order is named by its first choice, and by its draw once no sailing is left', () => {
  const order = only('default');
  expect(orderName(order)).toBe('10月10日(日) 8:30 汐見港発');
  expect(orderName({ ...order, choices: [] })).toBe('8月10日(火) 9:00の抽選');
  expect(choiceLines(order.choices[2] as PreOrder['choices'][number])).toEqual([
    'どの客室でも',
    '合計の目安 12,300円',
  ]);
});

test('it can be withdrawn until a minute before the opening, and has a result once it is drawn', () => {
  const order = only('default');
  expect(isBeforeClosing(order)).toBe(true);
  expect(isBeforeClosing({ ...order, serverTime: order.closesAt })).toBe(false);
  expect([drawResult(order), drawResult(only('held')), drawResult(only('waiting'))]).toEqual([
    undefined,
    'held',
    'waiting',
  ]);
  const held = only('held');
  const lapsed = held.entries.map((entry) => ({ ...entry, state: 'lapsed' as const }));
  expect(drawResult({ ...held, entries: lapsed })).toBeUndefined();
});
