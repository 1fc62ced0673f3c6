import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DayPattern } from '../../rules/schema-parts.ts';
import { inSpan, isPublicHoliday, matchesDay } from './day-pattern.ts';

const pattern = (input: v.InferInput<typeof DayPattern>) => v.parse(DayPattern, input);

describe('days of a pattern', () => {
  it.each<[string, v.InferInput<typeof DayPattern>, string, boolean]>([
    ['a Monday', { weekdays: ['mon'] }, '2027-08-02', true],
    ['a Tuesday', { weekdays: ['mon'] }, '2027-08-03', false],
    ['nothing is named', {}, '2027-08-02', false],
    ['the 8th', { daysOfMonth: [8, 18] }, '2027-08-08', true],
    ['both must hold', { weekdays: ['mon'], daysOfMonth: [8] }, '2027-08-02', false],
    ['a public holiday as its weekday', { weekdays: ['wed'] }, '2027-08-11', true],
    ['never on a public holiday', { weekdays: ['wed'], holidays: 'never' }, '2027-08-11', false],
    ['always on a public holiday', { weekdays: ['sun'], holidays: 'always' }, '2027-08-11', true],
    ['a substitute holiday', { weekdays: ['sun'], holidays: 'always' }, '2027-03-22', true],
    ['before the first day', { weekdays: ['mon'], from: '2027-08-03' }, '2027-08-02', false],
    ['the first day', { weekdays: ['mon'], from: '2027-08-02' }, '2027-08-02', true],
    ['the last day', { weekdays: ['mon'], until: '2027-08-02' }, '2027-08-02', true],
    ['after the last day', { weekdays: ['mon'], until: '2027-08-01' }, '2027-08-02', false],
    [
      'added, outside all the rest',
      { until: '2027-01-01', added: ['2027-08-02'] },
      '2027-08-02',
      true,
    ],
    ['removed', { weekdays: ['mon'], removed: ['2027-08-02'] }, '2027-08-02', false],
    ['removed wins', { added: ['2027-08-02'], removed: ['2027-08-02'] }, '2027-08-02', false],
  ])('%s', (_, input, date, expected) => {
    expect(matchesDay(pattern(input), date)).toBe(expected);
  });

  it('knows the public holidays of the coming years', () => {
    expect(['2027-01-01', '2028-02-29', '2030-05-03'].map(isPublicHoliday)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('spans', () => {
  it.each([
    [{ from: '07-10', until: '08-31' }, '2027-07-10', true],
    [{ from: '07-10', until: '08-31' }, '2031-08-31', true],
    [{ from: '07-10', until: '08-31' }, '2027-09-01', false],
    [{ from: '12-20', until: '01-07' }, '2027-12-20', true],
    [{ from: '12-20', until: '01-07' }, '2027-01-07', true],
    [{ from: '12-20', until: '01-07' }, '2027-06-01', false],
    [{ from: '2027-07-10', until: '2027-08-31' }, '2028-07-10', false],
    [{ from: '2027-07-10', until: '2027-08-31' }, '2027-07-10', true],
  ])('%j contains %s: %s', (span, date, expected) => {
    expect(inSpan(span, date)).toBe(expected);
  });
});
