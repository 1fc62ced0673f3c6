import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextCrossing } from './next-crossing.ts';

const { items } = exampleOf('listReservations', 200, 'default');

test('次のご乗船は、これから乗る便のうち、締切がいちばん早いもの', () => {
  const [some] = items.filter(({ nextBoarding }) => nextBoarding);
  const boarding = some?.nextBoarding;
  if (!some || !boarding) throw new Error('an example is boarded next');
  const until = (id: string, checkInClosesAt: string) => ({
    ...some,
    id,
    nextBoarding: { ...boarding, checkInClosesAt },
  });
  const gone = { ...some, id: 'gone', nextBoarding: null };
  const later = until('later', '2027-08-09T08:00:00+09:00');
  const sooner = until('sooner', '2027-08-03T08:00:00+09:00');
  expect(nextCrossing([gone, later, sooner])?.reservation.id).toBe('sooner');
  expect(nextCrossing([gone])).toBeUndefined();
  expect(nextCrossing()).toBeUndefined();
});
