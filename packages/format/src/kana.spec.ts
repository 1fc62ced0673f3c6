import { describe, expect, it } from 'vitest';
import { isKatakanaName, toKatakana } from './kana.ts';

describe('toKatakana', () => {
  it.each([
    ['やまだ', 'ヤマダ'],
    ['ヤマダ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['ﾊﾟｸ', 'パク'],
    ['か゛', 'ガ'],
    ['は゜', 'パ'],
    ['カ\u3099', 'ガ'],
    ['か\u3099', 'ガ'],
    ['う゛ぃ', 'ヴィ'],
    ['ゔ', 'ヴ'],
    ['ゝゞ', 'ヽヾ'],
    ['ゕゖ', 'ヵヶ'],
    ['タロ-', 'タロー'],
    ['たろ－', 'タロー'],
    ['ｻﾄｰ', 'サトー'],
    ['ゎぁっ', 'ヮァッ'],
    ['Smith-Jones', 'Smith-Jones'],
    ['山田', '山田'],
    ['', ''],
  ])('%s becomes %s', (typed, katakana) => {
    expect(toKatakana(typed)).toBe(katakana);
  });
});

describe('isKatakanaName', () => {
  it.each(['ヤマダ', 'ヴ', 'サトー', 'ファン・デル', 'ファン デル', 'ヶ', 'イスヾ'])(
    'accepts %s',
    (name) => {
      expect(isKatakanaName(name)).toBe(true);
    },
  );

  it.each([
    '',
    'やまだ',
    'ﾔﾏﾀﾞ',
    '山田',
    'Yamada',
    'ー',
    '・ヤマダ',
    ' ヤマダ',
    'ヤマダ1',
    'ヤマダ。',
  ])('refuses %s', (name) => {
    expect(isKatakanaName(name)).toBe(false);
  });
});
