import { expect, type Page } from '@playwright/test';
import { press } from './press.ts';

/** Members of the demonstration data. */
export const members = {
  hanako: { email: 'hanako@example.jp', password: 'natsu-no-funatabi', name: '山田 花子 様' },
  taro: { email: 'taro@example.jp', password: 'fuyu-no-funatabi', name: '佐藤 太郎 様' },
} as const;

/** Fills in the sign-in form that is open and sends it. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  // The page before may have a field of the same name.
  await page.getByRole('heading', { level: 1, name: 'ログイン' }).waitFor();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: 'ログインする' }));
}

/** Opens the address of the sign-out, which asks first, and says yes. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/customer/signout');
  await press(page.getByRole('button', { name: 'ログアウトする' }));
}

/** Opens the menu where there is one; pressed before the app has started, it stays shut. */
export const openMenu = (page: Page): Promise<void> =>
  expect(async () => {
    const menu = page.getByRole('button', { name: 'メニュー', expanded: false });
    if (await menu.isVisible()) await press(menu);
    const link = page.getByRole('banner').getByRole('link', { name: /^ログ/ });
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** The member is named in the header, on a phone in its menu. */
export async function expectMember(page: Page, name: string): Promise<void> {
  if (await page.getByRole('button', { name: 'メニュー' }).isVisible()) await openMenu(page);
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
}

/** The header offers the sign-in. */
export const expectVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();

/** Ends the session on the server alone, as an administrator or time would: the browser keeps its cookies. */
export async function endOnServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  // The answer would remove the cookies of this browser: another client with the same ones asks.
  const answer = await fetch(new URL('/external/api/auth/logout', page.url()), {
    method: 'DELETE',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': decodeURIComponent(token),
    },
  });
  expect(answer.status).toBe(204);
}
