import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { newMember } from '../support/new-member.ts';
import { press } from '../support/press.ts';
import { endOnServer, expectMember, signIn } from '../support/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('会員の情報を変更できる。途中でログインが切れても、別の画面で変更されても、入力は失われない', async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request);
  // Asked for by its address: sign-in first, then the page, once.
  await page.goto('/customer/member/edit');
  await expect(heading(page, 'ログイン')).toBeVisible();
  await signIn(page, member);
  await expect(heading(page, 'お客様の情報')).toBeVisible();
  await page.goto('/customer/signin');
  await expect(page).toHaveURL(/\/customer\/$/);
  await page.goto('/customer/member/edit');
  await expect(heading(page, 'お客様の情報')).toBeVisible();
  await field(page, '姓').fill('高山');
  await field(page, 'セイ').fill('');
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await expect(page.getByRole('link', { name: 'セイを入力してください。' })).toBeVisible();
  await field(page, 'セイ').fill('たかやま');

  // The login ends while the form is open: it is noticed when the change is sent.
  await endOnServer(page);
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await expect(heading(page, '変更する内容を確かめる')).toBeVisible();
  await press(page.getByRole('button', { name: 'この内容に変更する' }));
  await expect(heading(page, 'ログイン')).toBeVisible();
  await expect(page.getByText('安全のためログアウトしました。')).toHaveCount(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toMatch(/高山|misaki/);
  await signIn(page, member);
  await expect(heading(page, '変更する内容を確かめる')).toBeVisible();
  await expect(page.getByText('高山 美咲', { exact: true })).toBeVisible();

  // Another tab is first.
  const other = await context.newPage();
  await other.goto('/customer/member/edit');
  await field(other, '電話番号').fill('090-8765-4321');
  await press(other.getByRole('button', { name: '確認へ進む' }));
  await press(other.getByRole('button', { name: 'この内容に変更する' }));
  await expect(other.getByText('会員情報を更新しました。').first()).toBeVisible();
  await expect(heading(other, 'お名前・連絡先')).toBeVisible();
  await other.close();

  await press(page.getByRole('button', { name: 'この内容に変更する' }));
  await expect(page.getByText('別の画面で会員情報が変更されました')).toBeVisible();
  await expect(page.getByText('いまの登録:090-8765-4321')).toBeVisible();
  await expect(page.getByText('入力した内容:高山 美咲')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: 'この内容で上書きする' }));
  await expect(heading(page, 'お名前・連絡先')).toBeVisible();
  await expect(page.getByText('タカヤマ ミサキ')).toBeVisible();
  await expect(page.getByText('090-2345-6789')).toBeVisible();
  await expectMember(page, '高山 美咲 様');
});

test('メールアドレスを変更できる。知らせを受けた方は止められる', async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request);
  const next = `new-${member.email}`;
  await page.goto('/customer/member/change-email');
  await signIn(page, member);
  await expect(heading(page, 'メールアドレスの変更')).toBeVisible();
  await field(page, '新しいメールアドレス').fill(member.email);
  await press(page.getByRole('button', { name: '確認メールを送る' }));
  await expect(page.getByRole('link', { name: /今のメールアドレスと同じです/ })).toBeVisible();
  await field(page, '新しいメールアドレス').fill(next);
  await page.getByLabel('今のパスワード', { exact: true }).fill(member.password);
  await press(page.getByRole('button', { name: '確認メールを送る' }));
  const sent = page.getByRole('heading', { name: '確認メールをお送りしました' });
  await expect(sent).toBeFocused();
  await expect(page.getByText(next)).toBeHidden();
  await expectSoundPage(page);

  // Another browser, where nobody is logged in.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(linkIn(await mailTo(request, member.email)));
  await expect(elsewhere).toHaveURL(/\/member\/change-email\/stop$/);
  await press(elsewhere.getByRole('button', { name: '変更を止める' }));
  await expect(heading(elsewhere, '変更を止めました')).toBeVisible();
  await expectSoundPage(elsewhere);
  const stopped = linkIn(await mailTo(request, next));
  await elsewhere.goto(stopped);
  await expect(heading(elsewhere, 'このリンクはすでに使われています')).toBeVisible();

  await page.goto('/customer/member/change-email');
  await field(page, '新しいメールアドレス').fill(next);
  await page.getByLabel('今のパスワード', { exact: true }).fill(member.password);
  await press(page.getByRole('button', { name: '確認メールを送る' }));
  await expect(sent).toBeFocused();
  const link = linkIn(await mailTo(request, next));
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/member\/change-email\/link$/);
  await expect(elsewhere.getByText(next)).toBeVisible();
  await press(elsewhere.getByRole('button', { name: 'このアドレスに変更する' }));
  await expect(heading(elsewhere, 'メールアドレスを変更しました')).toBeVisible();
  const kept = await elsewhere.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(link.split('#')[1] ?? 'no link');
  await press(elsewhere.getByRole('link', { name: 'マイページへ進む' }));
  await signIn(elsewhere, { ...member, email: next });
  await expect(heading(elsewhere, 'マイページ')).toBeVisible();
  await press(elsewhere.getByRole('link', { name: 'お名前・連絡先' }));
  await expect(elsewhere.getByText(next)).toBeVisible();
  await elsewhere.close();
  await press(page.getByRole('link', { name: 'マイページへ戻る' }));
  await expectMember(page, '高橋 美咲 様');
});
