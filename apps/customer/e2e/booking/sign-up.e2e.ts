import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { choose, press } from '../support/press.ts';
import { expectMember, signIn } from '../support/session.ts';
import { translated } from '../support/translated.ts';

const PASSWORD = 'asanagi no fune';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function apply(page: Page, email: string): Promise<void> {
  await page.goto('/customer/signin');
  await press(page.getByRole('link', { name: '新規会員登録' }));
  await expect(heading(page, '会員登録のお申し込み')).toBeVisible();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  const consent = page.getByRole('checkbox', { name: /同意します/ });
  await expect(consent).not.toBeChecked();
  await choose(consent);
  await press(page.getByRole('button', { name: '登録用メールを送る' }));
  await expect(heading(page, 'メールをお送りしました')).toBeVisible();
}

async function fillMember(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '姓', exact: true }).fill('高橋');
  await page.getByRole('textbox', { name: '名', exact: true }).fill('美咲');
  await page.getByRole('textbox', { name: 'セイ', exact: true }).fill('たかはし');
  await page.getByRole('textbox', { name: 'メイ', exact: true }).fill('ﾐｻｷ');
  await page.getByRole('textbox', { name: '年', exact: true }).fill('1988');
  await page.getByRole('textbox', { name: '月', exact: true }).fill('6');
  await page.getByRole('textbox', { name: '日', exact: true }).fill('14');
}

test('翻訳されていても、メールのリンクから登録すると、会員としてログインし、見ようとしていたページに戻れる', async ({
  page,
  request,
}) => {
  const expectTold = await translated(page, 'at load');
  const email = `misaki-${Date.now()}@example.jp`;
  await apply(page, email);
  await expectTold();
  await expect(page.getByText(email)).toBeHidden();
  await press(page.getByRole('link', { name: 'アドレスが違うので入力し直す' }));
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email);

  const link = linkIn(await mailTo(request, email));
  const token = link.split('#')[1] ?? 'no link';
  await page.goto(link);
  await expect(page).toHaveURL(/\/member\/new$/);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email);
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await expect(page.getByRole('link', { name: '姓を入力してください。' })).toBeVisible();
  await fillMember(page);
  await page.getByLabel('パスワード', { exact: true }).fill('1234567890');
  await press(page.getByRole('button', { name: '確認へ進む' }));
  const common = page.getByRole('link', { name: /よく使われるパスワード/ });
  await expect(common).toBeVisible();
  await expect(page.getByText('よく使われるパスワードです', { exact: true })).toBeVisible();
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await expect(page.getByText('タカハシ ミサキ')).toBeVisible();
  await expectTold();
  // The link of an empty answer unfolds its field.
  await press(page.getByRole('link', { name: '直す (電話番号)' }));
  await expect(page.getByRole('textbox', { name: '電話番号' })).toBeFocused();
  await press(page.getByRole('button', { name: '確認へ進む' }));
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(token);
  expect(kept).not.toMatch(/misaki|asanagi|高橋/);
  await press(page.getByRole('button', { name: 'この内容で登録する' }));
  await expect(heading(page, '会員登録が完了しました')).toBeVisible();
  await expectMember(page, '高橋 美咲 様');
  const number = page.getByRole('definition').filter({ hasText: /^\d{10}$/ });
  await expect(number).toBeVisible();
  await expectTold();
  await expectSoundPage(page);
  await page.reload();
  await expect(heading(page, '会員登録が完了しました')).toBeVisible();
  await expect(number).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: '便を探す' }));
  await expect(heading(page, '予約の条件')).toBeVisible();

  await page.goto(link);
  await expect(heading(page, 'このリンクはすでに使われています')).toBeVisible();
});

test('登録済みのアドレスでも画面は同じで、メールが再設定を案内する', async ({ page, request }) => {
  await apply(page, 'taro@example.jp');
  const mail = await mailTo(request, 'taro@example.jp');
  expect(mail).toContain('会員登録はお済みです');
  expect(linkIn(mail)).toBe('');
});

test('メールのリンクで新しいパスワードを決めると、それだけでログインできる', async ({
  page,
  request,
}) => {
  const email = `reset-${Date.now()}@example.jp`;
  await apply(page, email);
  await page.goto(linkIn(await mailTo(request, email)));
  await fillMember(page);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await press(page.getByRole('button', { name: 'この内容で登録する' }));
  await expect(heading(page, '会員登録が完了しました')).toBeVisible();
  await page.context().clearCookies();

  await page.goto('/customer/signin');
  await press(page.getByRole('link', { name: 'パスワードを忘れた方' }));
  await expect(heading(page, 'パスワードの再設定')).toBeVisible();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await press(page.getByRole('button', { name: '再設定用のメールを送る' }));
  await expect(page.getByRole('heading', { name: 'メールをお送りしました' })).toBeFocused();
  await expectSoundPage(page);
  await page.goto(linkIn(await mailTo(request, email)));
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('textbox', { name: '会員のメールアドレス' })).toHaveValue(email);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('short');
  await press(page.getByRole('button', { name: 'パスワードを変更する' }));
  await expect(page.getByRole('link', { name: /10文字以上/ })).toBeVisible();
  await expectSoundPage(page);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('mata betsu no fune');
  await press(page.getByRole('button', { name: 'パスワードを変更する' }));
  await expect(page.getByText('新しいパスワードでログインしてください。')).toBeVisible();
  await signIn(page, { email, password: 'mata betsu no fune' });
  await expectMember(page, '高橋 美咲 様');

  // Opened by its address, once the login ended: sign-in first, then the page.
  await page.context().clearCookies();
  await page.goto('/customer/member/change-password');
  await expect(heading(page, 'ログイン')).toBeVisible();
  await signIn(page, { email, password: 'mata betsu no fune' });
  await expect(heading(page, 'パスワードの変更')).toBeVisible();
  await page.getByLabel('今のパスワード', { exact: true }).fill('wrong');
  await page.getByLabel('新しいパスワード', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: 'パスワードを変更する' }));
  await expect(page.getByRole('link', { name: /今のパスワードが正しく/ })).toBeVisible();
  await expectSoundPage(page);
  await page.getByLabel('今のパスワード', { exact: true }).fill('mata betsu no fune');
  await press(page.getByRole('button', { name: 'パスワードを変更する' }));
  await expect(page.getByText('ほかの端末からログアウトしました。')).toBeVisible();
  await expectMember(page, '高橋 美咲 様');

  await press(page.getByRole('banner').getByRole('link', { name: 'マイページ' }));
  await expect(heading(page, 'マイページ')).toBeVisible();
  await expect(page.getByText('これからのご予約はありません')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('main').getByRole('link', { name: '予約の一覧' }).first());
  await expect(heading(page, '予約の一覧')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: /^過去/ }));
  await expect(page.getByText('過去30か月のご予約はありません')).toBeVisible();
});
