import { describe, expect, it } from 'vitest';
import {
  codePointLength,
  normaliseText,
  removeInvisible,
  toFullWidthKana,
  toHalfWidthAscii,
  toHalfWidthDigits,
  unifyHyphens,
} from './width.ts';

describe('normaliseText', () => {
  it.each([
    ['full-width letters and digits', 'ＡＢＣ１２３', 'ABC123'],
    ['full-width signs', '（株）！？', '(株)!?'],
    ['half-width kana', 'ｼｵﾅｷﾞﾌｪﾘｰ', 'シオナギフェリー'],
    ['half-width semi-voiced mark', 'ﾎﾟｰﾄ', 'ポート'],
    ['half-width mark after full-width kana', 'カﾞ', 'ガ'],
    ['decomposed kana', 'か\u3099', 'が'],
    ['decomposed Latin', 'Rene\u0301e', 'Ren\u00e9e'],
    ['ideographic space at the ends', '\u3000山田\u3000', '山田'],
    ['runs of spaces', '山田 \u3000 太郎', '山田 太郎'],
    ['no-break space', '山田\u00a0太郎', '山田 太郎'],
    ['line breaks and tabs', '山田\r\n\t太郎', '山田 太郎'],
    ['zero-width space and joiners', '山\u200b田\u200d\ufeff', '山田'],
    ['bidi override', 'abc\u202edef\u2066g\u2069', 'abcdefg'],
    ['control characters', 'a\u0000b\u0007c\u007fd\u0085', 'abcd'],
    ['half a surrogate pair', 'a\ud800b', 'ab'],
    ['tag characters', 'a\u{e0041}b', 'ab'],
    ['only spaces', ' \u3000\t', ''],
  ])('%s', (_, typed, normal) => {
    expect(normaliseText(typed)).toBe(normal);
  });

  it.each([
    '髙',
    '﨑',
    '\ufa19',
    '𠮷',
    '葛\u{e0100}',
    '祇\u{e0101}園',
    '神\ufe00',
    '㈱',
    '①',
    '㍿',
    '℡',
    'ﬁ',
    '～',
    '・',
    '々',
    'é',
  ])('keeps %s as typed', (character) => {
    expect(normaliseText(character)).toBe(character);
  });

  it('changes nothing the second time', () => {
    const once = normaliseText('\u3000ﾔﾏﾀﾞ\u3000Ｔａｒｏ\u200b ﾞ');
    expect(normaliseText(once)).toBe(once);
  });
});

describe('widths by themselves', () => {
  it.each([
    [toHalfWidthDigits, '０１２３４５６７８９Ａ', '0123456789Ａ'],
    [toHalfWidthAscii, 'Ａ＠ｂ．ｊｐ～\u3000', 'A@b.jp~ '],
    [toFullWidthKana, '｢ﾊﾞｽ･ﾀｸｼｰ｣｡', '「バス・タクシー」。'],
    [removeInvisible, 'a\u00adb\u2060c\nd', 'abc\nd'],
  ])('%o', (change, typed, changed) => {
    expect(change(typed)).toBe(changed);
  });
});

describe('unifyHyphens', () => {
  it.each([...'-‐‑‒–—―−－ーｰ﹣﹘⁃⁻₋─━˗'])('takes %s for a hyphen', (dash) => {
    expect(unifyHyphens(`090${dash}1234`)).toBe('090-1234');
  });

  it.each(['~', '_', '・', '一', '/'])('leaves %s alone', (sign) => {
    expect(unifyHyphens(sign)).toBe(sign);
  });
});

describe('codePointLength', () => {
  it.each([
    ['', 0],
    ['山田', 2],
    ['𠮷野', 2],
    ['葛\u{e0100}', 2],
    ['👨‍👩‍👧', 5],
  ])('%s', (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});
