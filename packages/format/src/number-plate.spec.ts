import { describe, expect, it } from 'vitest';
import {
  findNumberPlateProblem,
  formatPlateNumber,
  normaliseNumberPlate,
  parseNumberPlate,
} from './number-plate.ts';

const plate = (text: string) => {
  const [place = '', classNumber = '', kana = '', number = ''] = text.split('|');
  return { place, classNumber, kana, number };
};

describe('parseNumberPlate', () => {
  it.each([
    ['函館 300 あ 12-34', '函館|300|あ|1234'],
    ['函館300あ12-34', '函館|300|あ|1234'],
    ['函館300あ1234', '函館|300|あ|1234'],
    ['函館\u3000３００\u3000あ\u3000１２－３４', '函館|300|あ|1234'],
    ['函館 300 ア 12ー34', '函館|300|あ|1234'],
    ['函館 300 ｱ 12ｰ34', '函館|300|あ|1234'],
    ['函館 300 あ 12−34', '函館|300|あ|1234'],
    ['函館 300 あ ・・・1', '函館|300|あ|1'],
    ['函館 300 あ ･1-23', '函館|300|あ|123'],
    ['函館 300 あ ..12', '函館|300|あ|12'],
    ['なにわ３３０さ１２３４', 'なにわ|330|さ|1234'],
    ['つくば 58 わ 5', 'つくば|58|わ|5'],
    ['尾張小牧 30a れ 8', '尾張小牧|30A|れ|8'],
    ['横浜 5 そ 77-77', '横浜|5|そ|7777'],
    ['横浜30Y1234', '横浜|30|Y|1234'],
    ['函館 あ 12-34', '函館||あ|1234'],
    ['なにわあ1234', 'なにわ||あ|1234'],
    ['1函館 あ 12-34', '1函館||あ|1234'],
    ['ニセコ町 あ 12', 'ニセコ町||あ|12'],
    [' \u200b函館 300 あ 12-34\r\n', '函館|300|あ|1234'],
    ['函館 300 お 12-34', '函館|300|お|1234'],
  ])('%j splits into %s', (text, parts) => {
    expect(parseNumberPlate(text)).toEqual(plate(parts));
  });

  it.each([
    '',
    '函館',
    '函館 300',
    '函館 300 あ',
    '300 あ 12-34',
    '函館 300 あ 123-4',
    '12-34',
    'あ',
  ])('reads no plate in %j', (text) => {
    expect(parseNumberPlate(text)).toBeUndefined();
  });
});

describe('normaliseNumberPlate', () => {
  it.each([
    ['函館|300|あ|1234', '函館|300|あ|1234'],
    [' 函館 |３００|ア|１２－３４', '函館|300|あ|1234'],
    ['ﾆｾｺ町||ｱ|・・12', 'ニセコ町||あ|12'],
    ['函館|３０ａ|ｙ|0012', '函館|30A|Y|12'],
    ['函館|300|あ|0', '函館|300|あ|0'],
    ['函館|三百|亜|十二', '函館|三百|亜|十二'],
  ])('%s becomes %s', (typed, kept) => {
    expect(normaliseNumberPlate(plate(typed))).toEqual(plate(kept));
  });
});

describe('findNumberPlateProblem', () => {
  it.each([
    ['函館|300|あ|1234', undefined],
    ['函館||あ|1', undefined],
    ['富士山|30A|れ|8', undefined],
    ['横浜|300|Y|1234', undefined],
    ['|300|あ|1234', 'place'],
    ['HAKODATE|300|あ|1234', 'place'],
    ['函館|3000|あ|1234', 'classNumber'],
    ['函館|A00|あ|1234', 'classNumber'],
    ['函館|30B|あ|1234', 'classNumber'],
    ['函館|300|お|1234', 'unusedKana'],
    ['函館|300|し|1234', 'unusedKana'],
    ['函館|300|へ|1234', 'unusedKana'],
    ['函館|300|ん|1234', 'unusedKana'],
    ['函館|300||1234', 'kana'],
    ['函館|300|ああ|1234', 'kana'],
    ['函館|300|亜|1234', 'kana'],
    ['函館|300|あ|', 'number'],
    ['函館|300|あ|0', 'number'],
    ['函館|300|あ|12345', 'number'],
    ['函館|300|あ|12-34', 'number'],
  ])('%s: %s', (parts, problem) => {
    expect(findNumberPlateProblem(plate(parts))).toBe(problem);
  });
});

describe('formatPlateNumber', () => {
  it.each([
    ['1234', '12-34'],
    ['123', '・1-23'],
    ['12', '・・12'],
    ['1', '・・・1'],
    ['', ''],
    ['12345', '12345'],
  ])('%j is shown as %j', (number, shown) => {
    expect(formatPlateNumber(number)).toBe(shown);
  });
});
