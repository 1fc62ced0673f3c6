import { expect, it } from 'vitest';
import { figureOf, table } from './table.ts';

it('lines up in columns, figures on the right', () => {
  const measures = [
    { what: 'baseline', at: '8 connections', figure: figureOf(5604.4, '/s'), p50: 1.4, p99: 4.26 },
    {
      what: 'hold',
      at: '8',
      figure: figureOf(918, '/s'),
      p50: 8.123,
      p99: 31.7,
      cpu: 1.5,
      ratio: 0.164,
    },
    { what: 'heap', at: '', figure: '12 KB', goal: '≤ 20 KB' },
  ];
  expect(table(measures)).toBe(
    [
      '| measured | at            |  figure | p50 ms | p99 ms | CPU ms | ratio | goal    |',
      '|----------|---------------|--------:|-------:|-------:|-------:|------:|---------|',
      '| baseline | 8 connections | 5,604/s |   1.40 |   4.26 |        |       |         |',
      '| hold     | 8             |   918/s |   8.12 |     32 |   1.50 |  0.16 |         |',
      '| heap     |               |   12 KB |        |        |        |       | ≤ 20 KB |',
    ].join('\n'),
  );
});
