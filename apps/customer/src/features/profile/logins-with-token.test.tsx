import { exampleOf } from '@ferry/api/examples';
import { afterAll, expect, test } from 'vitest';

const TOKEN = 'auth._token.customer';

// The settings are read once, with the app's first module.
const settings = document.createElement('meta');
settings.name = 'ferry-session';
settings.content = '{"scheme":"local"}';
document.head.append(settings);
const { closeProfile, openProfile } = await import('./profile-page.fixture.tsx');

afterAll(() => {
  closeProfile();
  settings.remove();
  window.localStorage.removeItem(TOKEN);
});

test('トークンでログインするサイトでは、ログインと安全のページにパスキーの欄はない', async () => {
  window.localStorage.setItem(TOKEN, 't1');
  const kept = {
    '/logins': [exampleOf('listLogins', 200, 'default')],
    '/passkeys': [exampleOf('listPasskeys', 200, 'none')],
  };
  const { screen } = await openProfile({ show: 'logins', kept });
  await expect.element(screen.getByRole('heading', { name: 'ログイン中の端末' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'パスキー' }).elements()).toEqual([]);
});
