import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const atPort = exampleOf('getReservation', 200, 'default');

test('することと、いつまでかを言う', () => {
  const { limitTime, ...store } = exampleOf('getReservation', 200, 'convenienceStore');
  expect(nextStep({ ...store, limitTime })).toMatchObject({
    action: 'payAtStore',
    title: 'コンビニでお支払いください',
    text: expect.stringContaining('までに'),
  });
  expect(nextStep(paid)?.title).toBe('乗船の準備ができています');
});

test('往復の片方が欠航したら、全額のお支払いはお願いしない', () => {
  const store = exampleOf('getReservation', 200, 'convenienceStore');
  const off = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
  const step = nextStep({ ...store, outbound: off, return: store.outbound });
  expect(step?.title).toBe('お支払いの金額をお確かめください');
});

test('窓口でのお支払いは、場所と締切を言い、先にカードでも支払える', () => {
  expect(nextStep(atPort)).toEqual({
    action: 'payByCard',
    title: '乗船港の窓口でお支払いください',
    text: expect.stringMatching(
      /\(乗船手続き締切\)までに、汐見港の窓口でお支払いください。先にカードでもお支払いいただけます。$/,
    ),
  });
});

test('取り消した予約には、することがない', () => {
  expect(nextStep({ ...paid, state: 'cancelled' })).toBeUndefined();
});
