import { describe, expect, it } from 'vitest';
import { findNameProblem, isLatinName } from './name.ts';

describe('findNameProblem', () => {
  it.each([
    '山田',
    'や',
    '髙橋',
    '山﨑',
    '\ufa19谷',
    '𠮷野',
    '葛\u{e0100}城',
    '神\ufe00',
    '佐々木',
    '〆木',
    '〇田',
    'ヶ丘',
    'サトー',
    'ファン・デル・ベルク',
    'Smith',
    "O'Brien",
    'O’Brien',
    'Smith-Jones',
    'de la Cruz',
    'King, Jr.',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    'Müller',
    '김',
    '王',
    'Иванов',
    'محمد',
    'राम',
    '𠮷'.repeat(50),
  ])('takes %s', (name) => {
    expect(findNameProblem(name)).toBeUndefined();
  });

  it.each([
    ['山田1', '1'],
    ['山田１', '１'],
    ['山😀田', '😀'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['👍🏽山', '👍🏽'],
    ['🇯🇵🇰🇷', '🇯🇵'],
    ['❤️山', '❤️'],
    ['🇯🇵', '🇯🇵'],
    ['山田☺️', '☺️'],
    ['㈱山田', '㈱'],
    ['山田①', '①'],
    ['山田ℹ', 'ℹ'],
    ['山田<b>', '<'],
    ['山田\u0000', '\u0000'],
    ['山田\n', '\n'],
    ['山\u200b田', '\u200b'],
    ['\u3164', '\u3164'],
    ['山田\ue000', '\ue000'],
    ['山田@', '@'],
    ['山田★', '★'],
    ['\u0301', '\u0301'],
    ['・', '・'],
    ['- -', '-'],
    [' ', ' '],
  ])('names the character in %j', (name, character) => {
    expect(findNameProblem(name)).toEqual({ kind: 'character', character });
  });

  it('tells an empty name and the length of a long one', () => {
    expect(findNameProblem('')).toEqual({ kind: 'empty' });
    expect(findNameProblem('𠮷'.repeat(51))).toEqual({ kind: 'tooLong', length: 51 });
    expect(findNameProblem('葛\u{e0100}'.repeat(26))).toEqual({ kind: 'tooLong', length: 52 });
  });
});

describe('isLatinName', () => {
  it.each([
    ['Smith', true],
    ['Müller-Lüdenscheidt', true],
    ["O'Brien", true],
    ['Nguye\u0302\u0303n', true],
    ['Smith山田', false],
    ['山田', false],
    ['ヤマダ', false],
    ['Иванов', false],
    ['-', false],
    ['', false],
  ])('%s: %s', (name, latin) => {
    expect(isLatinName(name)).toBe(latin);
  });
});
