import { exampleOf } from '@ferry/api/examples';
import { getCurrentMemberOptions } from '@ferry/api/external';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, closeProfile, openProfile, usernameBeside } from './profile-page.fixture.tsx';

const settings = exampleOf('getNotificationSettings', 200, 'default');
const data = exampleOf('getMemberData', 200, 'default');
const tooLate = exampleOf('getMemberData', 403, 'recentLoginRequired');
const wrong = exampleOf('confirmLogin', 422, 'passwordUnconfirmed');
const refusal = () => Response.json(tooLate, { status: 403 });

const open = (show: 'notifications' | 'data', kept: unknown[], ...answers: Answer[]) =>
  openProfile({
    show,
    kept: { '/notification-settings': [settings], '/data': kept, '/login': [] },
    answers,
  });

afterEach(closeProfile);

test('データを受け取ると、会員のデータがそのままのJSONで保存される', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  const { screen } = await open('notifications', [data]);
  await screen.getByRole('button', { name: 'データを受け取る' }).click();
  await expect.element(screen.getByText(/ファイルをお渡ししました。/)).toBeVisible();
  expect(files.map(({ type }) => type)).toEqual(['application/json']);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
});

test('最後のログインから時間がたっていれば、パスワードを確かめてから渡し、空や誤りは欄で伝える', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  const kept = [refusal(), refusal(), data];
  const { screen, sent } = await open(
    'notifications',
    kept,
    { status: 422, value: wrong },
    { status: 204 },
  );
  await screen.getByRole('button', { name: 'データを受け取る' }).click();
  await expect.element(screen.getByRole('heading', { name: /本人の確認をします/ })).toHaveFocus();
  const confirm = screen.getByRole('button', { name: '確認して受け取る' });
  await confirm.click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toHaveFocus();
  expect(sent).toEqual([]);
  const password = screen.getByLabelText('今のパスワード', { exact: true });
  expect(usernameBeside(password)).toBe('hanako@example.jp');
  await password.fill('chigau');
  await confirm.click();
  await expect.element(summary).toHaveFocus();
  await screen.getByLabelText('今のパスワード', { exact: true }).fill('natsu-no-funatabi');
  await confirm.click();
  await expect.element(screen.getByText(/ファイルをお渡ししました。/)).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'データの受け取り' })).toHaveFocus();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/login', { password: 'chigau' }],
    ['/login', { password: 'natsu-no-funatabi' }],
  ]);
});

test('画面で読むと、同じものが言葉で並び、予約は畳まれていて、開くと詳しく読める', async () => {
  const { screen } = await open('data', [data]);
  await expect.element(screen.getByRole('definition').getByText('2048163957')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '予約(2件)' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '空席待ち(1件)' })).toBeVisible();
  await expect.element(screen.getByText('障がい・健康に関する情報').first()).toBeVisible();
  const number = screen.getByText('7KQ4-MX9R');
  await expect.element(number).not.toBeVisible();
  await screen.getByText('2027年8月2日(月) 汐見港から凪浦港').click();
  await expect.element(number).toBeVisible();
});

test('パスワードを確かめて画面で読むと、空の間は題名で伝え、フォーカスはページの見出しにある', async () => {
  const { screen } = await open('data', [refusal(), data], { status: 204 });
  const confirm = screen.getByRole('button', { name: '確認して読む' });
  await confirm.click();
  await expect.poll(() => document.title).toMatch(/^エラー:/);
  await screen.getByLabelText('今のパスワード', { exact: true }).fill('natsu-no-funatabi');
  await expect.poll(() => document.title).not.toMatch(/^エラー:/);
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: '予約(2件)' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('登録したばかりの会員には、ないものをないと言う', async () => {
  const { screen } = await open('data', [exampleOf('getMemberData', 200, 'newMember')]);
  await expect.element(screen.getByRole('heading', { name: '予約(0件)' })).toBeVisible();
  await expect.element(screen.getByText('ありません。').first()).toBeVisible();
});

test('退会は、チェックがなければ送らず、確かめて押すと終わり、そう伝えるページになる', async () => {
  const { screen, sent } = await open('notifications', [data]);
  const button = screen.getByRole('button', { name: '退会する' });
  await button.click();
  await expect
    .element(screen.getByRole('group', { name: /入力内容をご確認ください/ }))
    .toHaveFocus();
  expect(sent).toEqual([]);
  await screen.getByRole('checkbox', { name: /削除されるものを確かめました。/ }).click();
  await button.click();
  const done = screen.getByRole('heading', { level: 1, name: '退会のお手続きが終わりました' });
  await expect.element(done).toHaveFocus();
  expect(sent).toMatchObject([{ method: 'DELETE', path: '' }]);
});

test('マイページの「退会する」は、退会の見出しに着く', async () => {
  const { screen, router } = await open('notifications', [data]);
  await expect.element(screen.getByRole('heading', { name: '退会', exact: true })).toBeVisible();
  const id = screen.getByRole('heading', { name: '退会', exact: true }).element().id;
  await router.navigate({ to: '/member', search: {} });
  const link = screen.getByRole('link', { name: '退会する' });
  await expect.element(link).toBeVisible();
  expect(new URL((link.element() as HTMLAnchorElement).href).hash).toBe(`#${id || 'none'}`);
});

test('退会も、時間がたっていればパスワードを確かめてからで、チェックを外していれば送らない', async () => {
  const refused = { status: 403, value: tooLate };
  const { screen, sent } = await open('notifications', [data], refused);
  const tick = screen.getByRole('checkbox', { name: /削除されるものを確かめました。/ });
  await tick.click();
  await screen.getByRole('button', { name: '退会する' }).click();
  await screen.getByLabelText('今のパスワード', { exact: true }).fill('natsu-no-funatabi');
  await tick.click();
  const confirm = screen.getByRole('button', { name: '確認して退会する' });
  await confirm.click();
  await expect
    .element(screen.getByRole('group', { name: /入力内容をご確認ください/ }))
    .toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^エラー:/);
  await tick.click();
  await confirm.click();
  await expect
    .element(screen.getByRole('heading', { name: '退会のお手続きが終わりました' }))
    .toBeVisible();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE ',
    'PUT /login',
    'PUT /login',
    'DELETE ',
  ]);
});

test('退会できたあとにこの端末の後始末が失敗しても、退会は終わったと伝える', async () => {
  const { screen, router } = await open('notifications', [data]);
  await screen.getByRole('checkbox', { name: /削除されるものを確かめました。/ }).click();
  vi.spyOn(router.options.context.tab, 'open').mockRejectedValue(new Error('no session'));
  await screen.getByRole('button', { name: '退会する' }).click();
  await expect
    .element(screen.getByRole('heading', { name: '退会のお手続きが終わりました' }))
    .toBeVisible();
});

test('別の会員に替わると、前の会員が入れたチェックは残らない', async () => {
  const { screen, router } = await open('notifications', [data]);
  const tick = screen.getByRole('checkbox', { name: /削除されるものを確かめました。/ });
  await tick.click();
  await expect.element(tick).toBeChecked();
  const other = { ...exampleOf('getCurrentMember', 200, 'default'), id: 'mem_1aB2cD3eF4gH' };
  const { queryKey } = getCurrentMemberOptions();
  router.options.context.queryClient.setQueryData(queryKey, other);
  await router.invalidate();
  await expect.element(tick).not.toBeChecked();
});
