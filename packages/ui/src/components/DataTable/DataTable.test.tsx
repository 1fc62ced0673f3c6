import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';

const table = (
  <DataTable
    caption="客室と運賃"
    columns={[
      { id: 'name', header: '等級', isRowHeader: true, cell: (row: { name: string }) => row.name },
      { id: 'room', header: '客室', cell: () => '相部屋' },
    ]}
    rows={[{ name: 'ツーリスト' }]}
    rowKey={(row) => row.name}
  />
);

test.each([375, 1280])('幅 %i px でも表としてたどれる', async (width) => {
  await page.viewport(width, 600);
  const screen = await render(table);
  await expect.element(screen.getByRole('table', { name: '客室と運賃' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader')).toHaveTextContent('ツーリスト');
  await expect.element(screen.getByRole('cell')).toHaveTextContent('相部屋');
  await expect.element(screen.getByRole('columnheader', { name: '等級' })).toBeInTheDocument();
});
