import { describe, expect, it } from 'vitest';
import { salesWindow } from './sales-window.ts';

const opening = { monthsBefore: 2, at: '09:00' };
const opens = (date: string) => salesWindow(date, 8 * 60, opening, 120).opensAt.toISOString();
const closes = (date: string, minutes: number, before = 120) =>
  salesWindow(date, minutes, opening, before).closesAt.toISOString();

describe('予約受付の開始(2か月前の同じ日の9時、なければ翌月1日)', () => {
  it.each([
    ['2027-01-31', '2026-12-01'],
    ['2027-02-28', '2026-12-28'],
    ['2027-08-02', '2027-06-02'],
    ['2027-08-31', '2027-07-01'],
    ['2027-04-30', '2027-03-01'],
    ['2027-04-29', '2027-03-01'],
    ['2028-04-29', '2028-02-29'],
    ['2027-04-28', '2027-02-28'],
    ['2027-01-01', '2026-11-01'],
  ])('%s の便は %s', (date, day) => {
    expect(opens(date)).toBe(`${day}T00:00:00.000Z`);
  });
});

describe('インターネット受付の終了', () => {
  it.each([
    ['8:30発の徒歩は6:30', '2027-08-02', 8 * 60 + 30, 120, '2027-08-01T21:30:00.000Z'],
    ['8:30発の車両は5:30', '2027-08-02', 8 * 60 + 30, 180, '2027-08-01T20:30:00.000Z'],
    ['24:10発は運航日の22:10', '2027-08-02', 24 * 60 + 10, 120, '2027-08-02T13:10:00.000Z'],
    ['0:30発は前日の22:30', '2027-08-02', 30, 120, '2027-08-01T13:30:00.000Z'],
  ])('%s', (_, date, minutes, before, instant) => {
    expect(closes(date, minutes, before)).toBe(instant);
  });
});
