import { describe, expect, it } from 'vitest';
import { midnightsBetween, placeOf, stopTime } from './voyage.ts';

const at = (day: number, time: string) => `2026-12-0${day}T${time}:00+09:00`;

describe('placeOf', () => {
  it.each([
    ['the start', at(5, '19:00'), 0],
    ['midnight of 17 and a half hours from 19:00', at(6, '00:00'), 5 / 17.5],
    ['the end', at(6, '12:30'), 1],
    ['before the start', at(5, '12:00'), 0],
    ['after the end', at(7, '00:00'), 1],
  ])('%s', (_name, instant, place) => {
    expect(placeOf(instant, at(5, '19:00'), at(6, '12:30'))).toBeCloseTo(place);
  });

  it('is the start where no time passes', () => {
    expect(placeOf(at(5, '9:00'), at(5, '08:00'), at(5, '08:00'))).toBe(0);
  });
});

describe('midnightsBetween', () => {
  it.each([
    ['a day voyage', at(5, '08:30'), at(5, '12:10'), []],
    ['a night', at(5, '19:00'), at(6, '12:30'), ['2026-12-06T00:00:00+09:00']],
    ['a departure at midnight itself', at(5, '00:00'), at(5, '09:00'), []],
    [
      'the pier of a sailing at 0:10',
      at(8, '22:40'),
      at(9, '00:10'),
      ['2026-12-09T00:00:00+09:00'],
    ],
  ])('%s', (_name, from, to, instants) => {
    expect(midnightsBetween(from, to).map((mark) => mark.at)).toEqual(instants);
  });
});

describe('stopTime', () => {
  it.each([
    [at(5, '19:00'), { date: '12月5日(土)', clock: '19:00', service: undefined }],
    [at(9, '00:10'), { date: '12月9日(水)', clock: '0:10', service: '24:10' }],
    [at(9, '04:00'), { date: '12月9日(水)', clock: '4:00', service: undefined }],
  ])('%s', (instant, parts) => {
    expect(stopTime(instant)).toEqual(parts);
  });
});
