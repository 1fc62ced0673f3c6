import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import {
  calendarMarks,
  daysAround,
  daysOfMonth,
  fareCalendarQuery,
  stripMarks,
  withoutPrices,
} from './fare-marks.ts';

const calendar = exampleOf('getFareCalendar', 200, 'default');

test('前後6日を、予約できる日の中で求める', () => {
  const until = '2028-08-20';
  expect(daysAround('2027-08-02', '2027-07-20', until)).toEqual({
    from: '2027-07-27',
    until: '2027-08-08',
  });
  expect(daysAround('2027-07-20', '2027-07-20', '2027-07-23')).toEqual({
    from: '2027-07-20',
    until: '2027-07-23',
  });
});

test('月の日は、予約できる日に限り、なければ求めない', () => {
  const of = (month: string) => daysOfMonth(month, '2027-07-20', '2028-02-10');
  expect(of('2027-07')).toEqual({ from: '2027-07-20', until: '2027-07-31' });
  expect(of('2027-12')).toEqual({ from: '2027-12-01', until: '2027-12-31' });
  expect(of('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-10' });
  expect(of('2027-06')).toBeUndefined();
  expect(of('2028-03')).toBeUndefined();
});

test('人数だけでなく、車両とペット、客室の希望、復路では往路を考えた料金を求める', () => {
  const search = {
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    date: '2027-08-02',
    adults: 2,
    children: 0,
    infants: 0,
    babies: 0,
    vehicles: 'veh_car:469',
    pets: 1,
  };
  const { date: _, ...same } = search;
  const days = { from: '2027-08-01', until: '2027-08-31' };
  expect(fareCalendarQuery(search, days)).toEqual({ ...same, ...days });
  const cabinNeeds = 'accessible';
  const wished = { ...search, needs: cabinNeeds };
  expect(fareCalendarQuery(wished, days)).toEqual({ ...same, cabinNeeds, ...days });
  for (const outbound of [
    { outboundSailingId: 'sail_strait-0830_20270801' },
    { outboundDate: '2027-08-01' },
  ]) {
    expect(fareCalendarQuery(search, days, outbound)).toEqual({ ...same, ...outbound, ...days });
  }
});

test('前後の日には、期・祝日・この人数と車両の料金・空席の言葉がある', () => {
  const { days, holidays, periods } = stripMarks(calendar);
  expect(days['2027-08-11']).toEqual({ period: 'C', price: 15300, availability: 'few' });
  expect(holidays).toEqual({ '2027-08-11': '山の日' });
  expect(periods).toContainEqual({ mark: 'B', name: '多客期' });
});

test('名前のない期がひとつだけなら、印も凡例もない', () => {
  const one = (name: string) => ({
    ...calendar,
    periods: [{ letter: 'A', name }],
    days: calendar.days.map((day) => ({ ...day, farePeriod: 'A' })),
  });
  for (const marks of [calendarMarks, stripMarks]) {
    expect(marks(one('')).periods).toEqual([]);
    expect(marks(one('')).days?.['2027-08-11']?.period).toBeUndefined();
    expect(marks(one('通常期')).periods).toEqual([{ mark: 'A', name: '通常期' }]);
    expect(marks(one('通常期')).days?.['2027-08-11']?.period).toBe('A');
  }
});

test('カレンダーでは空席を印にし、金額が役に立たない日は言葉にする', () => {
  const { days } = calendarMarks(calendar);
  expect(days?.['2027-08-07']).toMatchObject({
    sign: { mark: '×', name: '満席' },
    word: '満席',
  });
  expect(days?.['2027-08-02']).toMatchObject({
    sign: { mark: '○', name: '空席あり' },
    price: 12300,
  });
});

test('受付前の日も選べて、受付前と言う', () => {
  const days = calendar.days
    .slice(0, 1)
    .map((day) => ({ ...day, availability: 'notYetOpen' as const }));
  for (const marks of [calendarMarks, stripMarks]) {
    const day = marks({ ...calendar, days }).days?.['2027-07-30'];
    expect(day).toMatchObject({ word: '受付前' });
    expect(day?.reason).toBeUndefined();
  }
});

test('便のない日は理由があって選べず、欠航の日は選べる', () => {
  const empty = {
    date: '2027-08-02',
    farePeriod: null,
    holidayName: null,
    lowestAdultYen: null,
    lowestTotalYen: null,
    availability: null,
    ticketDay: null,
  };
  const { days } = stripMarks({ ...calendar, days: [empty, ...calendar.days] });
  expect(days['2027-08-08']?.reason).toBeUndefined();
  expect(stripMarks({ ...calendar, days: [empty] }).days['2027-08-02']).toEqual({
    reason: 'この日は運航がありません。',
    word: '運航なし',
  });
});

test('提携きっぷでは、販売枠の終わった日と使えない日を、満席の日と言い分ける', () => {
  const ofTicket = exampleOf('getFareCalendar', 200, 'ticketWeek');
  const byDay = (ticketDay: string) =>
    ofTicket.days.find((day) => day.ticketDay === ticketDay)?.date ?? '';
  const strip = stripMarks(ofTicket).days;
  const calendarDays = calendarMarks(ofTicket).days ?? {};
  for (const days of [strip, calendarDays]) {
    expect(days[byDay('soldOut')]).toMatchObject({
      word: '完売',
      reason: 'きっぷの販売枠が終了しました。',
    });
    expect(days[byDay('notValid')]).toMatchObject({
      word: '対象外',
      reason: 'このきっぷを使えない日です。',
    });
    expect(days[byDay('available')]?.reason).toBeUndefined();
  }
});

test.each([
  ['cancelled', '欠航'],
  ['webClosed', '終了'],
  ['notYetOpen', '受付前'],
] as const)(
  '販売枠の終わった日でも、便が %s なら、完売ではなくそのことを言う',
  (availability, word) => {
    const days = exampleOf('getFareCalendar', 200, 'ticketWeek')
      .days.filter(({ ticketDay }) => ticketDay === 'soldOut')
      .map((day) => ({ ...day, availability }));
    const ofTicket = { ...calendar, days };
    expect(calendarMarks(ofTicket).days?.['2027-08-04']).toMatchObject({ word });
    for (const marks of [calendarMarks, stripMarks]) {
      const marked = marks(ofTicket).days?.['2027-08-04'];
      expect(marked).not.toMatchObject({ word: '完売' });
      expect(marked?.reason).toBeUndefined();
    }
  },
);

test('金額を出さない日にも、ほかの印は残る', () => {
  const marks = stripMarks(calendar);
  const unpriced = withoutPrices(marks);
  expect(Object.values(unpriced.days).some(({ price }) => price !== undefined)).toBe(false);
  expect(unpriced.holidays).toEqual(marks.holidays);
  expect(unpriced.days['2027-08-02']?.availability).toBe('available');
});
