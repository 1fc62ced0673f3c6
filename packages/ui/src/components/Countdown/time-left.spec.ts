import { expect, it } from 'vitest';
import {
  formatTimeLeft,
  isInDoubt,
  passedBetween,
  secondsUntil,
  warningBetween,
} from './time-left.ts';

it('rounds a started second up and never goes below zero', () => {
  const now = Date.parse('2026-08-02T10:00:00+09:00');
  expect(secondsUntil('2026-08-02T10:00:00.001+09:00', now)).toBe(1);
  expect(secondsUntil('2026-08-02T10:00:00+09:00', now)).toBe(0);
  expect(secondsUntil('2026-08-02T09:00:00+09:00', now)).toBe(0);
});

it.each([
  [45, '45秒'],
  [60, '1分00秒'],
  [245, '4分05秒'],
  [300, '5分00秒'],
  [301, '5分'],
  [3725, '62分'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

it.each([
  [301, 300, '残り5分です。'],
  [121, 120, '残り2分です。'],
  [61, 60, '残り1分です。'],
  [1, 0, '期限が過ぎました。'],
])('warns from %i to %i seconds', (before, after, text) => {
  expect(warningBetween(before, after)).toBe(text);
});

it.each([
  [302, 301],
  [300, 299],
  [60, 59],
  [0, 0],
])('is silent from %i to %i seconds', (before, after) => {
  expect(warningBetween(before, after)).toBeUndefined();
});

it('says only the latest mark after a sleep', () => {
  expect(warningBetween(400, 50)).toBe('残り1分です。');
});

const HOUR = 3_600_000;
it.each<[string, settable: number, steady: number, passed: number, isGuess: boolean]>([
  ['both go', 1_000, 1_000, 1_000, false],
  ['the clock is put right by a little', -3_000, 1_000, 1_000, false],
  ['the clock was set back', -2 * HOUR, 1_000, 1_000, true],
  ['the clock was set forward', 2 * HOUR, 1_000, 2 * HOUR, true],
  ['the device slept, and one clock with it', HOUR, 1_000, HOUR, true],
  ['the device slept, and no clock did', HOUR, HOUR, HOUR, false],
])('when %s', (_, settable, steady, passed, isGuess) => {
  const from = { settable: 5 * HOUR, steady: 7_000 };
  const to = { settable: from.settable + settable, steady: from.steady + steady };
  expect([passedBetween(from, to), isInDoubt(from, to)]).toEqual([passed, isGuess]);
});
