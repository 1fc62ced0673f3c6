import { expect, type Page } from '@playwright/test';
import { newMember } from '../support/new-member.ts';
import { test } from '../support/own-context.ts';
import { press } from '../support/press.ts';
import { expectMember, expectVisitor, signIn } from '../support/session.ts';

// In a context of its own: back leads through what this test alone has opened.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whatever this browser keeps of the site, in one text; of a database of its own the name. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const kept = await Promise.all(
          (await cache.keys()).map(async (request) => {
            const response = await cache.match(request);
            return [request.url, await response?.text()];
          }),
        );
        return [name, kept];
      }),
    );
    const databases = await indexedDB.databases();
    const stores = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
    return JSON.stringify([files, databases, stores]);
  });

test('ログアウトすると、会員のことはブラウザーのどこにも残らず、「戻る」でも表示されない', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const personal = new RegExp(`美咲|ミサキ|若松町|2345|${member.email}|${member.password}`);
  const read: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(?:external\/api|customer-api)\//.test(pathname)) return;
    // The same for each customer.
    if (pathname === '/customer-api/features') return;
    if (response.request().method() === 'GET') read.push(pathname);
    expect(response.headers()['cache-control'], pathname).toContain('no-store');
  });
  await page.goto('/customer/member?show=contact');
  await signIn(page, member);
  await expectMember(page, '高橋 美咲 様');
  await expect(page.getByText('タカハシ ミサキ')).toBeVisible();
  await press(page.getByRole('link', { name: 'ログインと安全' }));
  await expect(heading(page, 'ログインと安全')).toBeVisible();
  await page.goto('/customer/member/edit');
  await page.getByRole('textbox', { name: '電話番号' }).fill('090-2345-1111');
  await press(page.getByRole('banner').getByRole('link', { name: 'ログアウト' }));
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  await expectVisitor(page);
  expect(await keptTexts(page)).not.toMatch(personal);
  expect(read).toContain('/external/api/members/me');
  // What the browser has of these addresses without asking the server again.
  const stored = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' })
            .then((response) => response.text())
            .catch(() => ''),
        ),
      ),
    [...new Set(read)],
  );
  expect(stored.join('')).not.toMatch(personal);

  // In the same document, and from another one: the page may come from the browser's memory.
  await page.goBack();
  await expect(heading(page, 'ログイン')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(personal);
  await page.goto('about:blank');
  await page.goBack();
  await expect(heading(page, 'ログイン')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'ログイン')).toBeVisible();
  expect(await page.content()).not.toMatch(personal);
  expect(await keptTexts(page)).not.toMatch(personal);
});
