import type { DiscountComparison as Comparison, FareQuote } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DiscountComparison } from './DiscountComparison.tsx';

const quote = exampleOf('createFareQuote', 200, 'roundTrip');
const comparison = (part: Partial<Comparison> & { name: string }): Comparison => ({
  discountId: `dis_${part.name}`,
  totalYen: 50580,
  isApplied: false,
  reason: null,
  document: null,
  ...part,
});

async function show(comparisons: Comparison[], more: Partial<FareQuote> = {}) {
  const screen = await render(<DiscountComparison quote={{ ...quote, ...more, comparisons }} />);
  const cheapest = screen.getByRole('row').filter({ hasText: '最安' });
  return { screen, cheapest };
}

test('同じ額の割引が2つあっても、最安は適用している1つだけ', async () => {
  const { cheapest } = await show([
    comparison({ name: '往復割引', isApplied: true }),
    comparison({ name: '学生割引', reason: 'notCombinable' }),
  ]);
  await expect.element(cheapest.getByText('往復割引')).toBeVisible();
  expect(cheapest.elements()).toHaveLength(1);
  await expect.element(cheapest.getByText('この合計に適用しています。')).toBeVisible();
});

test('運賃ごとに別の割引を適用しているときは、いまの合計が最安で、それぞれ一部への適用と伝える', async () => {
  const { screen, cheapest } = await show(
    [
      comparison({ name: 'WEB割引', isApplied: true }),
      comparison({ name: '往復割引', isApplied: true }),
      comparison({ name: '早期割引', totalYen: 51000, reason: 'notCombinable' }),
    ],
    { totalYen: 49800 },
  );
  await expect.element(cheapest.getByText('この合計', { exact: true })).toBeVisible();
  await expect.element(cheapest.getByText('49,800円')).toBeVisible();
  await expect
    .poll(() => screen.getByText('一部の運賃に適用しています。').elements().length)
    .toBe(2);
  await expect.element(screen.getByText(/重ねて使えません/)).not.toBeInTheDocument();
});
