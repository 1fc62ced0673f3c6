import { readFile } from 'node:fs/promises';
import type { MemberData } from '@ferry/api/external';
import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { mailTo } from '../support/mails.ts';
import { newMember } from '../support/new-member.ts';
import { choose, press } from '../support/press.ts';
import { expectMember, expectVisitor, signIn } from '../support/session.ts';

test('新しい会員が、お知らせを選び、データを受け取って読み、退会すると、何も残らずメールが届く', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await page.goto('/customer/signin');
  await signIn(page, member);
  await expectMember(page, '高橋 美咲');

  await page.goto('/customer/member?show=notifications');
  const news = page.getByRole('switch', { name: 'お得な便と新しい航路' });
  await press(news);
  await expect(page.getByText('設定を保存しました。')).toBeVisible();
  await expectSoundPage(page);
  await page.reload();
  await expect(news).toBeChecked();

  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'データを受け取る' }));
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^member-data-\d{8}\.json$/);
  const data: MemberData = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.member.email).toBe(member.email);
  expect(data.notifications.news).toBe(true);
  expect(data.consents.map(({ consent }) => consent)).toEqual(['memberTerms', 'privacyPolicy']);

  await press(page.getByRole('link', { name: '画面で読む' }));
  await expect(page.getByRole('heading', { name: '予約(0件)' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(member.email);
  await expectSoundPage(page);

  await press(page.getByRole('link', { name: 'お知らせとデータへ戻る' }));
  await choose(page.getByRole('checkbox', { name: /削除されるものを確かめました。/ }));
  await press(page.getByRole('button', { name: '退会する' }));
  await expect(
    page.getByRole('heading', { level: 1, name: '退会のお手続きが終わりました' }),
  ).toBeVisible();
  await expectSoundPage(page);
  await expectVisitor(page);
  expect(await mailTo(request, member.email)).toContain('退会のお手続きを承りました');

  await page.goto('/customer/member');
  await signIn(page, member);
  await expect(
    page.getByText('メールアドレスまたはパスワードが正しくありません。').first(),
  ).toBeVisible();
});
