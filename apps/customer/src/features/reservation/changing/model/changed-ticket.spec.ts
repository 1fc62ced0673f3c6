import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { changedTicket } from './changed-ticket.ts';

const bought = exampleOf('getReservation', 200, 'partnerTicket');
const ready = exampleOf('getDraft', 200, 'partnerTicketReady');

test('使える日と時間枠の、前と後を並べる', () => {
  expect(changedTicket(bought, ready)).toEqual([
    {
      id: 'valid',
      name: '使える日',
      before: '8月3日(火)から8月6日(金)まで',
      after: '8月5日(木)から8月8日(日)まで',
    },
    {
      id: 'slot 0',
      name: 'レンタサイクル 8時間',
      before: '8月4日(水) 9:30から',
      after: '8月5日(木) 10:30から',
    },
  ]);
});

test('新しい便に合わない時間枠は、選び直すように言う', () => {
  const moved = exampleOf('getDraft', 200, 'partnerTicketMoved');
  expect(changedTicket(bought, moved).at(-1)).toMatchObject({ after: '選び直してください' });
});

test('船だけの予約と、そのままのきっぷには、何もない', () => {
  expect(changedTicket({ partnerTicket: null }, { partnerTicket: null })).toEqual([]);
  expect(changedTicket(bought, bought)).toEqual([]);
});
