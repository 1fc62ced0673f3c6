import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FareBreakdown } from './FareBreakdown.tsx';

test('各行の単価・数量・金額と合計がわかる', async () => {
  const screen = await render(
    <FareBreakdown
      lines={[
        { id: 'a', label: '大人', quantity: 2, unitPrice: 12300, amount: 24600 },
        { id: 'w', label: 'WEB割引', amount: -2460 },
      ]}
      total={22140}
    />,
  );
  const rows = screen.getByRole('table', { name: '料金の内訳' }).getByRole('row');
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    '大人12,300円 × 2名24,600円',
    'WEB割引-2,460円',
    '合計(税込)22,140円',
  ]);
});
