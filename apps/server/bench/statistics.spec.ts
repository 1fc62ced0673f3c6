import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, rateOf, slope } from './statistics.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0.5, 1],
  ])('p%s of 1 … 100 is %s', (percent, expected) => {
    expect(percentile(hundred, percent)).toBe(expected);
  });

  it('is one of the numbers, and no more than so many percent are below it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (numbers, percent) => {
          const found = percentile(numbers, percent);
          expect(numbers).toContain(found);
          const below = numbers.filter((each) => each < found).length;
          expect(below / numbers.length).toBeLessThan(percent / 100);
          const within = numbers.filter((each) => each <= found).length;
          expect(within / numbers.length).toBeGreaterThanOrEqual(percent / 100);
        },
      ),
    );
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    percentile(numbers, 50);
    expect(numbers).toEqual([3, 1, 2]);
  });

  it('has nothing to say of no numbers', () => {
    expect(percentile([], 50)).toBeNaN();
  });
});

describe('median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
    [[], Number.NaN],
  ])('of %j is %s', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});

describe('slope', () => {
  it('is that of a line, whatever its height', () => {
    const line = [0, 1, 5, 7].map((x) => ({ x, y: 40 - 3 * x }));
    expect(slope(line)).toBeCloseTo(-3);
  });

  it('is 0 when nothing grows', () => {
    expect(slope([1, 2, 3].map((x) => ({ x, y: 12 })))).toBe(0);
  });

  it('has nothing to say of one point', () => {
    expect(slope([{ x: 1, y: 1 }])).toBeNaN();
  });
});

it('counts the calls of each second', () => {
  expect(rateOf({ durations: [1, 1, 2, 4], seconds: 0.5 })).toBe(8);
});
