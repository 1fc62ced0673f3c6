import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideNav, SideNavLink } from './SideNav.tsx';

test('狭い画面では、いまの画面のリンクが見える位置に送られる', async () => {
  await page.viewport(320, 600);
  const labels = ['お客様の情報', '同行者', '車両', 'ログインと安全', 'お知らせとデータ'];
  const screen = await render(
    <SideNav
      label="会員情報"
      links={labels.map((label) => (
        <SideNavLink key={label} href="#x" aria-current={label === labels[4] ? 'page' : undefined}>
          {label}
        </SideNavLink>
      ))}
    >
      中身
    </SideNav>,
  );
  const nav = screen.getByRole('navigation', { name: '会員情報' });
  await expect.element(nav.getByRole('link', { name: 'お知らせとデータ' })).toBeVisible();
  const current = nav.getByRole('link', { name: 'お知らせとデータ' }).element();
  expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
