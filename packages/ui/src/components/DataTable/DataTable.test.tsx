import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('行の名前は短いまま、その下の説明も読み上げられる', async () => {
  const screen = await render(
    <DataTable
      caption="客室と運賃"
      columns={[
        {
          id: 'name',
          header: '等級',
          isRowHeader: true,
          cell: () => '和室',
          rowDetail: () => '女性専用',
        },
      ]}
      rows={['a']}
      rowKey={(row) => row}
    />,
  );
  const header = screen.getByRole('rowheader', { name: '和室', exact: true });
  await expect.element(header).toHaveAccessibleDescription('女性専用');
  await expect.element(header.getByText('女性専用')).toBeVisible();
});

const sortable = (onChange: (column: string, direction: string) => void) => (
  <DataTable
    caption="客室と運賃"
    columns={[
      { id: 'name', header: '等級', isRowHeader: true, cell: (row: { name: string }) => row.name },
      { id: 'fare', header: '大人1名', isSortable: true, cell: () => '12,300円' },
    ]}
    rows={[{ name: 'ツーリスト' }]}
    rowKey={(row) => row.name}
    sorting={{ column: 'fare', direction: 'ascending', onChange }}
  />
);

test.each([320, 1280])('幅 %i px で、見出しのボタンから並べ替えられる', async (width) => {
  await page.viewport(width, 600);
  const onChange = vi.fn();
  const screen = await render(sortable(onChange));
  const header = screen.getByRole('columnheader', { name: '大人1名' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(screen.getByRole('columnheader', { name: '等級' }))
    .not.toHaveAttribute('aria-sort');
  const button = header.getByRole('button', { name: '大人1名' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('fare', 'descending');
  await expect.element(screen.getByRole('status')).toHaveTextContent('大人1名の昇順');
});

test('行がなければ、何をすればよいかが表の中でわかる', async () => {
  const screen = await render(
    <DataTable
      caption="客室と運賃"
      columns={[{ id: 'name', header: '等級', cell: () => '' }]}
      rows={[]}
      rowKey={() => ''}
      empty="条件に合う客室はありません。"
    />,
  );
  await expect
    .element(screen.getByRole('cell', { name: '条件に合う客室はありません。' }))
    .toBeVisible();
});
