import { describe, expect, it } from 'vitest';
import { formatPostalCode, isPostalCode, normalisePostalCode } from './postal-code.ts';

describe('normalisePostalCode', () => {
  it.each([
    ['0400063', '0400063'],
    ['040-0063', '0400063'],
    ['〒040-0063', '0400063'],
    ['〒\u3000０４０－００６３ ', '0400063'],
    ['040ー0063', '0400063'],
    ['040−0063', '0400063'],
    ['040 0063', '0400063'],
    ['\u200b040-0063', '0400063'],
    ['函館', '函館'],
    ['', ''],
  ])('%s becomes %s', (typed, code) => {
    expect(normalisePostalCode(typed)).toBe(code);
  });
});

describe('isPostalCode', () => {
  it.each([
    ['0400063', true],
    ['040-0063', false],
    ['040006', false],
    ['04000631', false],
    ['04O0063', false],
    ['', false],
  ])('%s: %s', (code, valid) => {
    expect(isPostalCode(code)).toBe(valid);
  });
});

describe('formatPostalCode', () => {
  it.each([
    ['0400063', '040-0063'],
    ['12345', '12345'],
  ])('%s is shown as %s', (code, shown) => {
    expect(formatPostalCode(code)).toBe(shown);
  });
});
