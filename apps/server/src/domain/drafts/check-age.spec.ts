import { ageOn } from '@ferry/format/age';
import { describe, expect, it } from 'vitest';
import defaults from '../../operator/gtfs/defaults.json' with { type: 'json' };
import type { Problems } from '../people/problems.ts';
import { reporter } from '../people/problems.ts';
import { checkAge } from './check-age.ts';

type PassengerClass = 'adult' | 'child' | 'infant' | 'baby';

const check = (passengerClass: PassengerClass, birthDate: string, boardingAt: string) => {
  const problems: Problems = {};
  const input = { passengerClass, birthDate, age: '' };
  const checked = checkAge(input, defaults.passengerAges, boardingAt, reporter(problems, 'p'));
  return { ...checked, problems };
};

describe('乗船日の年齢', () => {
  it.each([
    ['2015-08-02', '2027-08-02', 12],
    ['2015-08-03', '2027-08-02', 11],
    ['2026-08-02', '2027-08-02', 1],
    ['2026-08-03', '2027-08-02', 0],
    ['2027-08-02', '2027-08-02', 0],
    ['2024-02-29', '2027-02-28', 2],
    ['2024-02-29', '2027-03-01', 3],
    ['2024-02-29', '2028-02-28', 3],
    ['2024-02-29', '2028-02-29', 4],
    ['2015-01-01', '2026-12-31', 11],
    ['2015-01-01', '2027-01-01', 12],
  ])('%s 生まれは %s に %i 歳', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  it.each<[PassengerClass, string, boolean]>([
    ['baby', '2026-08-03', true],
    ['baby', '2026-08-02', false],
    ['infant', '2026-08-02', true],
    ['child', '2021-08-02', true],
    ['child', '2021-08-03', false],
    ['child', '2014-08-03', true],
    ['child', '2014-08-02', false],
    ['adult', '2015-08-02', true],
    ['adult', '2015-08-03', false],
  ])('8月2日に乗る %s、%s 生まれ: %s', (passengerClass, birthDate, isFine) => {
    const { problems } = check(passengerClass, birthDate, '2027-08-02T08:30:00+09:00');
    expect(problems).toEqual(isFine ? {} : { 'p.birthDate': ['AGE_CLASS_MISMATCH'] });
  });

  it('深夜0時10分発は、出発する日の年齢。どの時差で書かれていても日本の日付で数える', () => {
    expect(check('adult', '2015-08-04', '2027-08-04T00:10:00+09:00').problems).toEqual({});
    expect(check('adult', '2015-08-04', '2027-08-03T15:10:00Z').problems).toEqual({});
    expect(check('adult', '2015-08-04', '2027-08-03T14:50:00Z').problems).not.toEqual({});
  });

  it.each([
    ['2027-02-29', 'INVALID_FORMAT'],
    ['昭和55年', 'INVALID_FORMAT'],
    ['2027-08-03', 'OUT_OF_RANGE'],
    ['1899-12-31', 'OUT_OF_RANGE'],
  ])('生年月日 %s は %s', (birthDate, code) => {
    const { problems } = check('adult', birthDate, '2027-08-02T08:30:00+09:00');
    expect(problems).toEqual({ 'p.birthDate': [code] });
  });

  it('全角や斜線の生年月日も読む', () => {
    expect(check('adult', '１９８５/０４/０１', '2027-08-02T08:30:00+09:00')).toMatchObject({
      birthDate: '1985-04-01',
      age: 42,
    });
  });
});
