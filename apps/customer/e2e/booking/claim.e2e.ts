import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { customer } from '../support/booking.ts';
import { bookByCalls } from '../support/drafts.ts';
import { newMember } from '../support/new-member.ts';
import { press } from '../support/press.ts';
import { expectMember, signIn } from '../support/session.ts';

test('ログインせずにした予約が、あとで番号と電話番号で会員の一覧に加わり、詳細が開く', async ({
  page,
  browser,
  request,
}) => {
  const { reservationNumber: number } = await bookByCalls(page.request, { days: 33 });

  const later = await browser.newContext();
  const member = await later.newPage();
  const { email, password } = await newMember(request);
  await member.goto('/customer/reservations');
  await signIn(member, { email, password });
  await expectMember(member, '高橋 美咲 様');
  await expect(member.getByRole('heading', { level: 1, name: '予約の一覧' })).toBeVisible();
  await press(member.getByText('ログインせずにした予約を一覧に加える'));
  await member.getByRole('textbox', { name: '予約番号' }).fill(number);
  await member.getByRole('textbox', { name: '電話番号' }).fill(customer.電話番号);
  await expectSoundPage(member);
  await press(member.getByRole('button', { name: '一覧に加える' }));
  await expect(member.getByText('一覧に加えました')).toBeVisible();
  const shown = `${number.slice(0, 4)}-${number.slice(4)}`;
  await press(member.getByRole('link', { name: new RegExp(shown) }));
  await expect(member.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  await expect(member.getByText('会員の一覧にありません')).toHaveCount(0);
  await expectSoundPage(member);
  await later.close();
});
