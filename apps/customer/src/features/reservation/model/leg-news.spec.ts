import type { LegService, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../booking/completion/model/calendar-file.ts';
import { legNews, sailingToday } from '../../booking/completion/model/leg-news.ts';
import { reservedLegs } from '../../booking/completion/model/reserved-legs.ts';
import { feeLadders } from '../../booking/shared/model/cancellation-text.ts';
import { nextDeadline } from './next-deadline.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const cancelled = exampleOf('getReservation', 200, 'serviceCancelled');
const delayed = exampleOf('getReservation', 200, 'delayed');
const changed = exampleOf('getReservation', 200, 'changed');
const running = (service: Partial<LegService>, more: Partial<Reservation> = {}): Reservation => ({
  ...paid,
  outbound: { ...paid.outbound, service: { ...paid.outbound.service, ...service } },
  ...more,
});
const titleOf = (reservation: Reservation) => legNews(reservation)[0]?.title;

describe('予約した便の運航', () => {
  test('予定どおりの便には、お知らせがない', () => {
    expect(legNews(paid)).toEqual([]);
  });

  test('欠航は理由と一つの文になり、理由を2回言わない', () => {
    expect(legNews(cancelled)).toMatchObject([
      {
        sailing: '8月2日(月) 8:30 出港 汐見港から凪浦港へ',
        title: '強風のため欠航します',
        tone: 'error',
        message: '',
      },
    ]);
    expect(titleOf(running({ state: 'cancelled', message: '' }))).toBe('欠航します');
    expect(legNews(running({ state: 'cancelled', message: '機関点検' }))).toMatchObject([
      { title: '欠航します', message: '機関点検' },
    ]);
  });

  test('深夜の便は、時刻表の日付と時刻に、本当の日付を添える', () => {
    const night = running({ state: 'conditional' });
    night.outbound.sailing = {
      ...night.outbound.sailing,
      departureAt: '2027-08-03T00:10:00+09:00',
    };
    expect(legNews(night)).toMatchObject([
      { sailing: '8月2日(月) 24:10(8月3日(火) 0:10) 出港 汐見港から凪浦港へ' },
    ]);
  });

  test('遅れと変更は、分かるときだけ新しい時刻で伝える', () => {
    expect(titleOf(delayed)).toBe('8:50に出港する見込みです');
    expect(titleOf(changed)).toBe('9:30に出港します');
    const nextDay = '2027-08-03T00:10:00+09:00';
    expect(titleOf(running({ state: 'delayed', departureAt: nextDay }))).toBe(
      '8月3日(火) 0:10に出港する見込みです',
    );
    expect(titleOf(running({ state: 'changed', departureAt: nextDay }))).toBe(
      '8月3日(火) 0:10に出港します',
    );
    expect(titleOf(running({ state: 'delayed' }))).toBe('遅れが出ています');
    expect(titleOf(running({ state: 'changed' }))).toBe('出港の時刻が変わります');
  });

  test('知らない種類のお知らせは、その文を伝える', () => {
    const state = 'rerouted' as LegService['state'];
    const message = '臨時の港に着きます';
    expect(legNews(running({ state, message }))).toMatchObject([{ title: message, message: '' }]);
    expect(titleOf(running({ state, message: '' }))).toBe('運航についてのお知らせ');
  });

  test('往復では、どの便のことかを言い、運航する便の締切は残る', () => {
    const both = { ...cancelled, return: { ...paid.outbound, service: paid.outbound.service } };
    expect(legNews(both).map(({ sailing }) => sailing)).toEqual([
      '往路 8月2日(月) 8:30 出港 汐見港から凪浦港へ',
    ]);
    expect(nextDeadline({ ...both, serverTime: '2027-08-01T18:00:00+09:00' })?.label).toBe(
      '復路の乗船手続き締切',
    );
  });

  test('乗船の日の入港まで、予定どおりの便をそう伝える', () => {
    const at = (serverTime: string) => sailingToday({ ...paid, serverTime });
    expect(at('2027-08-01T23:59:59+09:00')).toEqual([]);
    expect(at('2027-08-02T00:00:00+09:00')).toEqual(['8月2日(月) 8:30 出港']);
    expect(at('2027-08-02T12:10:00+09:00')).toEqual([]);
    expect(sailingToday(delayed)).toEqual([]);
  });
});

describe('予約の航海の線と期限', () => {
  test('欠航した便は、締切がなく、線が消してある', () => {
    const [leg] = reservedLegs(cancelled);
    expect(leg?.voyage).toMatchObject({ isOff: true, isStruck: true });
    expect(leg?.voyage.cutOff).toBeUndefined();
    expect(nextDeadline(cancelled)).toBeUndefined();
  });

  test('欠航した便には手数料の表がなく、カレンダーの予定も終わる', () => {
    expect(feeLadders(paid)).toHaveLength(1);
    expect(feeLadders(cancelled)).toEqual([]);
    const file = calendarFile(delayed, 'http://localhost');
    expect(file).toContain('DTEND:20270802T033000Z');
    expect(calendarFile(cancelled, 'http://localhost')).toContain('STATUS:CANCELLED');
  });

  test('遅れた便は、新しい時刻に予定の時刻を添え、締切は変わらない', () => {
    const [leg] = reservedLegs(delayed);
    expect(leg?.voyage.departure).toMatchObject({
      at: '2027-08-02T08:50:00+09:00',
      plannedAt: '2027-08-02T08:30:00+09:00',
    });
    expect(nextDeadline(delayed)?.at).toBe('2027-08-02T08:00:00+09:00');
  });

  test('早まった便は、締切も同じだけ早まる', () => {
    const earlier = running({ state: 'changed', departureAt: '2027-08-02T08:00:00+09:00' });
    expect(nextDeadline(earlier)?.at).toBe('2027-08-02T07:30:00+09:00');
    expect(reservedLegs(earlier)[0]?.voyage.cutOff?.at).toBe('2027-08-02T07:30:00+09:00');
  });
});
