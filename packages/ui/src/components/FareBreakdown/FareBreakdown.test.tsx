import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
    'WEB割引−2,460円',
    '合計(税込)22,140円',
  ]);
});

test('題を隠しても、表の名前は伝わる', async () => {
  const screen = await render(
    <FareBreakdown
      lines={[{ id: 'a', label: '自転車', amount: 1200 }]}
      total={1200}
      isCaptionHidden
    />,
  );
  await expect.element(screen.getByRole('table', { name: '料金の内訳' })).toBeVisible();
  await expect
    .element(screen.getByRole('rowheader', { name: '自転車' }))
    .toHaveAttribute('scope', 'row');
});

test('電話の幅で、長い行の名前と7桁の金額が並んでも金額は折り返さない', async () => {
  await page.viewport(320, 600);
  const screen = await render(
    <FareBreakdown
      lines={[{ id: 'a', label: 'デラックスツイン・バリアフリー(貸切)', amount: 1481400 }]}
      total={1481400}
    />,
  );
  const table = screen.getByRole('table').element();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  for (const amount of screen.getByText('1,481,400').elements()) {
    expect(amount.getClientRects()).toHaveLength(1);
  }
});

test('往路と復路はそれぞれの題と小計を持ち、全体にかかる割引と合計が後に続く', async () => {
  const screen = await render(
    <FareBreakdown
      sections={[
        {
          id: 'o',
          title: '往路',
          lines: [{ id: 'a', label: '大人', amount: 12300 }],
          subtotal: 12300,
        },
        {
          id: 'r',
          title: '復路',
          lines: [{ id: 'a', label: '大人', amount: 12300 }],
          subtotal: 12300,
        },
      ]}
      lines={[{ id: 'd', label: '往復割引', note: '10%・復路の運賃に', amount: -1230 }]}
      total={23370}
    />,
  );
  const rows = screen.getByRole('table').getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    '往路',
    '大人12,300円',
    '往路の小計12,300円',
    '復路',
    '大人12,300円',
    '復路の小計12,300円',
    '往復割引10%・復路の運賃に−1,230円',
    '合計(税込)23,370円',
  ]);
  await expect
    .element(screen.getByText('往路', { exact: true }))
    .toHaveAttribute('scope', 'rowgroup');
});
