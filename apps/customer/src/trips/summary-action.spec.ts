import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { chooseBy, summaryAction } from './summary-action.ts';

const [delayed, cancelled] = exampleOf('listReservations', 200, 'disrupted').items;
if (!delayed || !cancelled) throw new Error('examples');

test('欠航した便を選び直せる予約のリンクは、そこへ導く', () => {
  expect(chooseBy(cancelled)).toBe('2027-09-18T08:30:00+09:00');
  expect(summaryAction(cancelled)).toEqual({ label: '別の便か払い戻しを選ぶ', isDue: true });
  expect(summaryAction(delayed)).toEqual({ label: '予約の詳細を見る', isDue: false });
});

test('往路も復路も選べるときは、先に終わるほうの期限', () => {
  const returnService = { ...cancelled.outboundService, choiceUntil: '2027-09-16T08:30:00+09:00' };
  expect(chooseBy({ ...cancelled, returnService })).toBe('2027-09-16T08:30:00+09:00');
});

test('お支払いの前なら、お支払いの方法へ導く', () => {
  expect(summaryAction({ ...delayed, state: 'confirmedUnpaid' }).label).toBe(
    'お支払いの方法を見る',
  );
});

test('お支払いの前なら、選べる便があっても払い戻しとは言わない', () => {
  const unpaid = { ...cancelled, state: 'confirmedUnpaid' } as const;
  expect(summaryAction(unpaid).label).toBe('別の便か取り消しを選ぶ');
  const late = { ...cancelled.outboundService, state: 'delayed' } as const;
  expect(summaryAction({ ...unpaid, outboundService: late }).label).toBe('お支払いの方法を見る');
});
