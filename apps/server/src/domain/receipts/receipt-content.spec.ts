import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  type FeeTax,
  type ReceiptSourceFacts,
  taxOf,
  untaxedOf,
} from './receipt-content.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unit: fc.integer({ min: -9_999, max: 99_999 }),
  })
  .map(({ quantity, unit }) => ({
    ...{ leg: 'outbound' as const, label: '運賃', quantity },
    ...{ unitPriceYen: unit, amountYen: quantity * unit },
  }));
const sumOf = (lines: readonly { amountYen: number }[]) =>
  lines.reduce((sum, { amountYen }) => sum + amountYen, 0);
const received = (amountYen: number) => ({
  ...{ kind: 'payment' as const, sourceId: 'pay_1', method: 'card' as const, storeName: '' },
  ...{ cancellationNumber: null, corrects: null },
  ...{ receivedAt: new Date('2027-07-20T15:00:00Z'), amountYen, refundedYen: 0, sold: null },
});

describe('手数料の消費税の区分', () => {
  const sold = { lines: [], voyages: [] };
  const fee = (more: object) => ({ ...received(1_100), kind: 'cancellationFee' as const, ...more });

  it('課税なら手数料も税率の行に、対象外ならその外になり、使った分と運賃はいつも課税', () => {
    const taxesOf = (source: ReceiptSourceFacts, feeTax: FeeTax) =>
      contentOf(source, sold, { feeTax }).taxes.map(({ amountYen, taxYen }) => [amountYen, taxYen]);
    expect(taxesOf(fee({}), 'taxed')).toEqual([[1_100, 100]]);
    expect(taxesOf(fee({}), 'untaxed')).toEqual([]);
    expect(taxesOf(fee({ feeYen: 440 }), 'taxed')).toEqual([[1_100, 100]]);
    expect(taxesOf(fee({ feeYen: 440 }), 'untaxed')).toEqual([[660, 60]]);
    const difference = { ...received(1_100), feeYen: 110 };
    expect(taxesOf(difference, 'taxed')).toEqual([[1_100, 100]]);
    expect(taxesOf(difference, 'untaxed')).toEqual([[990, 90]]);
    expect(untaxedOf(difference, 'taxed')).toBe(0);
    expect(untaxedOf(difference, 'untaxed')).toBe(110);
  });
});

describe('領収書の金額', () => {
  it('明細の和は、いつもお支払いの金額に一致する。予約の内容が変わっていても同じ', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.nat(500_000),
        (lines, other) => {
          for (const amountYen of [Math.abs(sumOf(lines)), other]) {
            const sold = { lines, voyages: [] };
            const content = contentOf(received(amountYen), sold);
            expect(sumOf(content.lines)).toBe(amountYen);
            const [tax] = content.taxes;
            expect(tax?.amountYen).toBe(amountYen);
            // The tax and what is before it, exactly: less than a yen is dropped.
            const exact = (amountYen * 10) / 110 - (tax?.taxYen ?? 0);
            expect(exact).toBeGreaterThanOrEqual(0);
            expect(exact).toBeLessThan(1);
          }
        },
      ),
      { seed: 18, numRuns: 300 },
    );
  });

  it('受け取った日は、日本の日付', () => {
    const sold = { lines: [], voyages: [] };
    expect(contentOf(received(100), sold).receivedOn).toBe('2027-07-21');
  });

  it.each([
    [0, 0],
    [1, 0],
    [10, 0],
    [11, 1],
    [21, 1],
    [22, 2],
    [109, 9],
    [110, 10],
    [12_300, 1_118],
    [30_000, 2_727],
    [299_999, 27_272],
    [100_000_000, 9_090_909],
  ])('税込%d円のうち消費税は%d円(1円未満は切り捨て、1枚に1回)', (amountYen, taxYen) => {
    expect(taxOf(amountYen, 10)).toEqual({ ratePercent: 10, amountYen, taxYen });
  });
});
