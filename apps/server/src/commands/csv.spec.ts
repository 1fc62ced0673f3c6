import { expect, it } from 'vitest';
import { csvOf, tableOf } from './csv.ts';

it('a table is read back by a spreadsheet as it was typed, and nothing in it is a formula', () => {
  const cells = [
    '=1+1',
    '+81',
    '-1',
    '@a',
    '\tx',
    '\rx',
    '\uFF1D1',
    '42',
    '6W',
    'a,"b"',
    'a\nb',
    '',
  ];
  expect(csvOf([cells])).toBe(
    '\uFEFF\'=1+1,\'+81,\'-1,\'@a,\'\tx,"\'\rx",\'\uFF1D1,42,6W,"a,""b""","a\nb",\r\n',
  );
});

it('a table for a terminal moves no cursor', () => {
  expect(tableOf([['a\u001B[2J', 'b\nc']])).toEqual(['a [2J\tb c']);
});
