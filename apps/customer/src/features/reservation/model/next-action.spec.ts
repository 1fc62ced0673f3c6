import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextAction } from './next-action.ts';

const example = (name: Parameters<typeof exampleOf<'getReservation', 200>>[2]) =>
  exampleOf('getReservation', 200, name);

test.each([
  ['仮予約なら、確定へ進む', example('held'), 'confirm'],
  ['期限が切れていれば、便を探す', example('expired'), 'searchAgain'],
  ['コンビニで支払うなら、お支払い番号を見る', example('convenienceStore'), 'payAtStore'],
  ['ナンバーが未定なら、登録する', example('plateUndecided'), 'completePlates'],
  ['支払いが済んでいて、足りないものもなければ、乗船券を見る', example('confirmed'), 'showTickets'],
  ['すべての便が欠航なら、乗船券はない', example('serviceCancelled'), undefined],
  ['窓口で支払うなら、先にカードで支払える', example('default'), 'payByCard'],
] as const)('%s', (_, reservation, action) => {
  expect(nextAction(reservation)).toBe(action);
});

test('乗船手続き締切からは、窓口だけで支払う', () => {
  const atPort = example('default');
  expect(nextAction({ ...atPort, serverTime: atPort.limitTime })).toBeUndefined();
});

test('到着した後は、乗船券でなく、同じ旅をもう一度探せる', () => {
  const paid = example('confirmed');
  const arrived = { ...paid, serverTime: paid.outbound.sailing.arrivalAt };
  expect(nextAction(arrived)).toBe('bookAgain');
});

test('お支払いの途中なら、本人認証を続けるか、結果を確認する', () => {
  const processing = example('paymentProcessing');
  const payment = processing.payment ?? undefined;
  if (!payment) throw new Error('The example has a payment');
  const inState = (state: typeof payment.state) =>
    nextAction({ ...processing, payment: { ...payment, state } });
  expect(inState('requiresAction')).toBe('authenticate');
  expect(inState('unknown')).toBe('followPayment');
  expect(inState('pending')).toBe('followPayment');
});

test('欠航した往路をまだ選べるときは、復路が着いても、旅が終わったとは言わない', () => {
  const paid = example('confirmed');
  const off = example('serviceCancelled').outbound;
  const serverTime = paid.outbound.sailing.arrivalAt;
  expect(nextAction({ ...paid, outbound: off, return: paid.outbound, serverTime })).toBeUndefined();
});
