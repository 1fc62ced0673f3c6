import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination, PaginationLink } from './Pagination.tsx';

const List = ({ start = 2, pageCount = 9 }: { start?: number; pageCount?: number }) => {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      label="予約の一覧のページ"
      renderLink={(target, attributes) => (
        <PaginationLink
          href={`#${target}`}
          {...attributes}
          onClick={(event) => {
            attributes.onClick?.(event);
            if (!event.defaultPrevented) setPage(target);
            event.preventDefault();
          }}
        />
      )}
    />
  );
};

beforeEach(() => browserPage.viewport(1280, 600));

test('今のページがわかり、選ぶと動いて知らせる', async () => {
  const screen = await render(<List />);
  await expect
    .element(screen.getByRole('link', { name: '2ページ目', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: '9ページ目', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('9ページ中9ページ目');
  await expect
    .element(screen.getByRole('link', { name: '9ページ目', exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

test('キーボードで最後まで進んでも、フォーカスは失われない', async () => {
  const screen = await render(<List start={8} />);
  const next = screen.getByRole('link', { name: /^次へ/ });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('9ページ中9ページ目');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('9ページ中9ページ目');
});

test('電話の幅では前後のリンクと、ことばでの位置だけになる', async () => {
  await browserPage.viewport(320, 600);
  const screen = await render(<List pageCount={1204} start={998} />);
  await expect.element(screen.getByText('998ページ目')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '前へ(997ページ目)' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  const nav = screen.getByRole('navigation', { name: '予約の一覧のページ' }).element();
  expect(nav.scrollWidth).toBeLessThanOrEqual(320);
  for (const link of screen.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('1ページしかなければ何も出ない', async () => {
  const screen = await render(<List pageCount={1} start={1} />);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
