import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, closeProfile, openProfile, usernameBeside } from './profile-page.fixture.tsx';

const logins = exampleOf('listLogins', 200, 'default');
const passkeys = exampleOf('listPasskeys', 200, 'none');
const changes = [
  exampleOf('getEmailChange', 200, 'pending'),
  exampleOf('getEmailChange', 200, 'none'),
];

const kept = {
  '/passkeys': [passkeys],
  '/passkey-challenges': [],
  '/email-changes': changes,
};

const open = (lists: unknown[], ...answers: (Answer | Promise<Answer>)[]) =>
  openProfile({ show: 'logins', kept: { ...kept, '/logins': lists }, answers });

afterEach(() => {
  closeProfile();
  vi.unstubAllGlobals();
});

test('最後のログインから時間がたっていれば、パスワードを求めて要約にフォーカスを移し、空のままでは送らない', async () => {
  const { screen, sent } = await open([logins], {
    status: 403,
    value: exampleOf('createPasskeyChallenge', 403, 'recentLoginRequired'),
  });
  await screen.getByRole('button', { name: 'パスキーを追加する' }).click();
  const make = screen.getByRole('button', { name: 'この端末で作る' });
  await make.click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/今のパスワードを入力してください。/);
  await make.click();
  await expect.element(summary).toHaveFocus();
  expect(sent).toHaveLength(1);
  expect(usernameBeside(screen.getByLabelText('今のパスワード', { exact: true }))).toBe(
    'hanako@example.jp',
  );
});

test('待っている変更を読み込めなかったときは、その場で読み込み直せて、フォーカスは見出しにある', async () => {
  const unread = Response.json(exampleOf('getCurrentMember', 503, 'unavailable'), { status: 503 });
  const unstable = { ...kept, '/logins': [logins], '/email-changes': [unread] };
  const { screen } = await openProfile({ show: 'logins', kept: unstable });
  const again = screen.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toBeVisible();
  unstable['/email-changes'][0] = Response.json(changes[0]);
  await again.click();
  await expect.element(screen.getByText('変更はまだ終わっていません')).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'メールアドレス' })).toHaveFocus();
});

test('パスキーを使えないブラウザーでは、そう言い、もう一度試すようには言わない', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { screen, sent } = await open([logins]);
  await screen.getByRole('button', { name: 'パスキーを追加する' }).click();
  await screen.getByRole('button', { name: 'この端末で作る' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/このブラウザーではパスキーを使えません。/);
  expect(sent).toEqual([]);
});

test.each([
  ['ログアウトさせる (iPhone・Safari)', '/logins/lgn_5bN8sW1tRz4K'],
  ['ほかの端末をすべてログアウトさせる', '/logins'],
])('「%s」が行とともに消えても、フォーカスは見出しにある', async (name, path) => {
  const rest = { logins: logins.logins.filter(({ isCurrent }) => isCurrent) };
  const { screen, sent } = await open([logins, rest]);
  const button = screen.getByRole('button', { name });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'ログイン中の端末' })).toHaveFocus();
  expect(sent).toMatchObject([{ method: 'DELETE', path }]);
});

test('ログアウトさせている間は、もう一度押しても送らない', async () => {
  const answer = Promise.withResolvers<Answer>();
  const { screen, sent } = await open([logins], answer.promise);
  await screen.getByRole('button', { name: 'ログアウトさせる (iPhone・Safari)' }).click();
  const pending = screen.getByRole('button', { name: 'ログアウトさせています' });
  await expect.element(pending).toHaveFocus();
  (pending.element() as HTMLElement).click();
  answer.resolve({ status: 204 });
  await expect.element(screen.getByText('ログアウトさせました。')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('確認を待っているアドレスの変更を期限とともに示し、取りやめると、フォーカスは見出しにある', async () => {
  const { screen, sent } = await open([logins]);
  const warning = screen.getByText('変更はまだ終わっていません');
  await expect.element(warning).toBeVisible();
  await expect.element(screen.getByText(/12:00までに開いてください。/)).toBeVisible();
  await screen.getByRole('button', { name: '変更を取りやめる' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'メールアドレス' })).toHaveFocus();
  await expect.element(screen.getByText('変更を取りやめました。')).toBeVisible();
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/email-changes' }]);
});
