import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { operator } from '../copy/operator.ts';
import { LastResort } from './LastResort.tsx';

const fail = (why: string) => (): never => {
  throw new Error(why);
};

test('エラーページも表示できなければ、理由を出さずに、ホームへのリンクと電話番号を出す', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const routeTree = createRootRoute({
    component: fail('秘密の理由'),
    errorComponent: fail('エラーページの誤り'),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history, disableGlobalCatchBoundary: true });
  const screen = await render(
    <LastResort>
      {/* The app's router is another one than this test's. */}
      <RouterProvider router={router as never} />
    </LastResort>,
  );
  await expect
    .element(screen.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent('申し訳ございません。ページを表示できませんでした。');
  const home = screen.getByRole('link', { name: 'ホームへ戻る' });
  expect(home.element().getAttribute('href')).toBe('/customer/');
  expect(screen.container.textContent).toContain(operator.phone.number);
  expect(screen.container.textContent).not.toMatch(/秘密|エラーページの誤り|Error/);
  logged.mockRestore();
});

test('何も失敗しなければ、中身だけを出す', async () => {
  const screen = await render(
    <LastResort>
      <p>中身</p>
    </LastResort>,
  );
  await expect.element(screen.getByText('中身')).toBeVisible();
  expect(screen.container.querySelector('main')).toBeNull();
});
