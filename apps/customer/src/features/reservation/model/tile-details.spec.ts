import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { changeDetail, ticketsDetail } from './tile-details.ts';

test('お支払いの前は、乗船券がまだないことを言い、後では何も添えない', () => {
  const details = (['confirmed', 'convenienceStore', 'default'] as const).map((name) =>
    ticketsDetail(exampleOf('getReservation', 200, name)),
  );
  expect(details).toEqual(['', 'お支払いの後に見られます', 'いつ見られるかが分かります']);
});

test('提携きっぷの予約では、変えられない人数とお名前を変えられるとは言わない', () => {
  const details = (['confirmed', 'partnerTicket'] as const).map((name) =>
    changeDetail(exampleOf('getReservation', 200, name)),
  );
  expect(details).toEqual(['便・人数・お名前など', '便を選び直せます']);
});
