import { describe, expect, it } from 'vitest';
import {
  groupsOfFour,
  hasLookAlike,
  isReservationNumber,
  normaliseReservationNumber,
  RESERVATION_NUMBER_ALPHABET,
} from './reservation-number.ts';

describe('normaliseReservationNumber', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    ['abcd2345', 'ABCD2345'],
    ['ABCD-2345', 'ABCD2345'],
    [' abcd 2345 ', 'ABCD2345'],
    ['ａｂｃｄ－２３４５', 'ABCD2345'],
    ['ＡＢＣＤ\u3000２３４５', 'ABCD2345'],
    ['ABCDー2345', 'ABCD2345'],
    ['ABCD\u200b2345\n', 'ABCD2345'],
    ['ABCO2345', 'ABCO2345'],
  ])('%j becomes %s', (typed, number) => {
    expect(normaliseReservationNumber(typed)).toBe(number);
  });
});

describe('isReservationNumber', () => {
  it('accepts every character of the alphabet and no other', () => {
    for (let code = 0x20; code < 0x7f; code += 1) {
      const character = String.fromCharCode(code);
      const inAlphabet = RESERVATION_NUMBER_ALPHABET.includes(character);
      expect([character, isReservationNumber(character.repeat(8))]).toEqual([
        character,
        inAlphabet,
      ]);
    }
  });

  it.each(['', 'ABCD234', 'ABCD23456', 'ABCD-234', 'ABCD2345\n'])('refuses %j', (number) => {
    expect(isReservationNumber(number)).toBe(false);
  });
});

describe('hasLookAlike', () => {
  it.each([
    ['ABCD2345', false],
    ['ABCO2345', true],
    ['ABCD0345', true],
    ['1BCD2345', true],
    ['ABIL2345', true],
    ['ABCO234', false],
    ['ABCO-345', false],
  ])('%s: %s', (number, has) => {
    expect(hasLookAlike(number)).toBe(has);
  });
});

describe('groupsOfFour', () => {
  it.each([
    ['ABCD2345', 'ABCD-2345'],
    ['ABCD', 'ABCD'],
    ['ABCD2', 'ABCD-2'],
    ['ABCD2345-C1', 'ABCD-2345-C1'],
    ['ABCD2345-C12', 'ABCD-2345-C12'],
    ['', ''],
  ])('%s is shown as %s', (number, shown) => {
    expect(groupsOfFour(number)).toBe(shown);
  });
});
