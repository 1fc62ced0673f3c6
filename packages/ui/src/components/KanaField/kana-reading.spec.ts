import { describe, expect, it } from 'vitest';
import { createKanaReading } from './kana-reading.ts';

type Reading = ReturnType<typeof createKanaReading>;

/** Types one piece at the end of a name; `!` before a text: a letter key made it. */
const compose = (reading: Reading, name: string, steps: string): string | undefined => {
  const texts = steps.split(' ');
  reading.start({ value: name, selectionStart: name.length, selectionEnd: name.length });
  for (const text of texts) reading.update(text.replace('!', ''), text.startsWith('!'));
  const last = texts.at(-1)?.replace('!', '') ?? '';
  return reading.end(last, name + last);
};

describe('a name typed and converted', () => {
  it.each([
    ['!y !や !やm !やま !やまd !やまだ 山田', 'ヤマダ'],
    ['!や !やま !やまだ 山田 ヤマダ 山田', 'ヤマダ'],
    ['!さ !さt !さと !さとｓ !さと !さ !さい !さいと !さいとう 斎藤 齋藤', 'サイトウ'],
    ['!け !けn 健', 'ケン'],
    ['!けｎ 健', 'ケン'],
    ['!し !しn !しんｊ !しんじ 真司', 'シンジ'],
    ['!さくら', 'サクラ'],
    ['!さとー 佐藤', 'サトー'],
    ['!う゛ぃ ヴィ', 'ヴィ'],
    ['やまだ 山田', 'ヤマダ'],
  ])('%s gives %s', (steps, reading) => {
    expect(compose(createKanaReading(), '', steps)).toBe(reading);
  });

  it.each([
    ['converted while it is being typed', '!さ !さい !さいと !斎藤'],
    ['predicted in one go', '山田'],
    ['typed in Latin letters', '!Smith'],
    ['with digits', '!やまだ1'],
  ])('%s gives none', (_, steps) => {
    expect(compose(createKanaReading(), '', steps)).toBeUndefined();
  });

  it('gives none when the composition is given up', () => {
    const reading = createKanaReading();
    reading.start({ value: '', selectionStart: 0, selectionEnd: 0 });
    reading.update('やまだ', true);
    expect(reading.end('', '')).toBeUndefined();
  });
});

describe('a name typed in pieces', () => {
  it('joins the readings', () => {
    const reading = createKanaReading();
    expect(compose(reading, '', '!さ 佐')).toBe('サ');
    expect(compose(reading, '佐', '!とう 藤')).toBe('サトウ');
  });

  it('gives none for a piece after a name whose reading is unknown', () => {
    const reading = createKanaReading();
    expect(compose(reading, '佐', '!とう 藤')).toBeUndefined();
  });

  it('gives none for a piece after the name was changed in another way', () => {
    const reading = createKanaReading();
    compose(reading, '', '!やまだ 山田');
    expect(compose(reading, '山', '!もと 本')).toBeUndefined();
  });

  it('gives none for a piece in the middle', () => {
    const reading = createKanaReading();
    compose(reading, '', '!やまだ 山田');
    reading.start({ value: '山田', selectionStart: 1, selectionEnd: 1 });
    reading.update('の', true);
    expect(reading.end('野', '山野田')).toBeUndefined();
  });

  it('begins anew when the whole name is replaced', () => {
    const reading = createKanaReading();
    compose(reading, '', '!やまだ 山田');
    reading.start({ value: '山田', selectionStart: 0, selectionEnd: 2 });
    reading.update('さとう', true);
    reading.update('佐藤', false);
    expect(reading.end('佐藤', '佐藤')).toBe('サトウ');
  });
});
