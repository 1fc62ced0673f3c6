import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRow } from './payment-rows.ts';
import { type PaymentLeft, planRefunds } from './plan-refunds.ts';

const left = (method: PaymentRow['method'], attempt: number, leftYen: number): PaymentLeft => ({
  payment: { id: `${method} ${attempt}`, method, attempt } as PaymentRow,
  leftYen,
});
const shown = (planned: ReturnType<typeof planRefunds>) =>
  planned?.map(({ payment, amountYen }) => [payment.id, amountYen]);

describe('いくつかのお支払いにまたがる払い戻し', () => {
  it('カード、窓口、店の順に、新しいお支払いから返す', () => {
    const payments = [
      left('convenienceStore', 1, 5_000),
      left('card', 2, 1_000),
      left('port', 3, 2_000),
      left('card', 4, 500),
    ];
    expect(shown(planRefunds(payments, 4_000))).toEqual([
      ['card 4', 500],
      ['card 2', 1_000],
      ['port 3', 2_000],
      ['convenienceStore 1', 500],
    ]);
  });

  it('残りより多くは返せない', () => {
    expect(planRefunds([left('card', 1, 999)], 1_000)).toBeUndefined();
    expect(planRefunds([], 1)).toBeUndefined();
  });

  it('返すものがなければ、何も返さない', () => {
    expect(planRefunds([left('card', 1, 999)], 0)).toEqual([]);
  });

  it('手で返した分で残りがなくなったお支払いからは返さない', () => {
    expect(shown(planRefunds([left('card', 2, -300), left('card', 1, 800)], 800))).toEqual([
      ['card 1', 800],
    ]);
  });

  it('合計は頼まれた額で、どのお支払いからも残りを超えて返さない', () => {
    const payment = fc
      .tuple(fc.constantFrom('card', 'port', 'convenienceStore' as const), fc.nat(20_000))
      .map(([method, yen]) => ({ method, yen }) as const);
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 12 }), fc.nat(60_000), (list, yen) => {
        const payments = list.map((each, index) => left(each.method, index + 1, each.yen));
        const planned = planRefunds(payments, yen);
        const all = list.reduce((sum, each) => sum + each.yen, 0);
        expect(planned === undefined).toBe(yen > all);
        const parts = planned ?? [];
        if (planned) expect(parts.reduce((sum, each) => sum + each.amountYen, 0)).toBe(yen);
        for (const { payment: of, amountYen } of parts) {
          const most = payments.find(({ payment: each }) => each === of)?.leftYen ?? 0;
          expect(amountYen).toBeGreaterThan(0);
          expect(amountYen).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
