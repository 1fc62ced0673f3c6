import { describe, expect, it } from 'vitest';
import { type Measurement, measurementOf, median, table } from './table.mjs';

const one = (lcp: number, tbt: number): Measurement => ({
  scores: [100, 100, 100, 92],
  fcp: lcp,
  lcp,
  tbt,
  cls: 0,
  script: 2048,
  total: 4096,
});

describe('the table of Lighthouse', () => {
  it('takes the middle, not the mean', () => {
    expect(median([900, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('says LCP against the page without a script and TBT against bare react-aria', () => {
    const found = new Map([
      ['static', [one(600, 0)]],
      ['react-aria', [one(1500, 60)]],
      ['/', [one(660, 90), one(690, 30), one(9000, 900)]],
    ]);
    const [, , , home] = table(found).split('\n');
    expect(home?.split(/\s+/)).toEqual([
      '/',
      '100/100/100/92',
      '690',
      '690',
      '1.15',
      '90',
      '1.50',
      '0.000',
      '2.0',
      '4.0',
    ]);
  });

  it('divides by no zero', () => {
    const found = new Map([
      ['static', [one(600, 0)]],
      ['react-aria', [one(1500, 0)]],
    ]);
    expect(table(found)).not.toMatch(/Infinity|NaN/);
  });

  it('reads a report: times, scores of 100, bytes of scripts and of all', () => {
    const items = [
      { resourceType: 'Script', transferSize: 10 },
      { resourceType: 'Document', transferSize: 5 },
    ];
    const report = {
      categories: { performance: { score: 0.994 } },
      audits: {
        'largest-contentful-paint': { numericValue: 700 },
        'network-requests': { details: { items } },
      },
    };
    const read = measurementOf(report as unknown as Parameters<typeof measurementOf>[0]);
    expect(read).toMatchObject({ scores: [99, 0, 0, 0], lcp: 700, script: 10, total: 15 });
  });
});
