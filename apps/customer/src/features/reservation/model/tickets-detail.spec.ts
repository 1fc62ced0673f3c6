import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { ticketsDetail } from './tickets-detail.ts';

test('お支払いの前は、まだない乗船券を保存できるとは言わない', () => {
  const details = (['confirmed', 'convenienceStore', 'default'] as const).map((name) =>
    ticketsDetail(exampleOf('getReservation', 200, name)),
  );
  expect(details).toEqual([
    '端末に保存できます',
    'お支払いの後に見られます',
    'いつ見られるかが分かります',
  ]);
});
