import { addDays, weekday } from '@ferry/format/date';
import type { CalendarDay, CalendarMarks } from '../../private/calendar-days.ts';

const open = { mark: '○', name: '空席あり' };
const few = { mark: '△', name: '残りわずか' };
const full = { mark: '×', name: '満席' };

const summer = (date: string): CalendarDay => {
  if (date >= '2026-08-08' && date <= '2026-08-16') return { period: 'C', price: 15800, sign: few };
  return [0, 5, 6].includes(weekday(date))
    ? { period: 'B', price: 12300, sign: open }
    : { period: 'A', price: 9800, sign: open };
};

/** Days of a summer as an app would hand them in; for stories and tests. */
export const summerMarks: CalendarMarks = {
  holidays: {
    '2026-08-11': '山の日',
    '2026-09-21': '敬老の日',
    '2026-09-22': '国民の休日',
    '2026-09-23': '秋分の日',
  },
  periods: [
    { mark: 'A', name: '通常期' },
    { mark: 'B', name: '多客期' },
    { mark: 'C', name: '繁忙期' },
  ],
  days: {
    ...Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => {
        const date = addDays('2026-08-02', index);
        return [date, summer(date)];
      }),
    ),
    '2026-08-13': { period: 'C', price: 15800, reason: 'ご希望の人数で予約できる便がありません。' },
    '2026-08-14': { period: 'C', price: 15800, sign: full, word: '満席' },
    '2026-08-19': { period: 'A', word: '運休', reason: '船の点検のため運休します。' },
    '2026-08-20': { period: 'A', word: '運休', reason: '船の点検のため運休します。' },
  },
};
