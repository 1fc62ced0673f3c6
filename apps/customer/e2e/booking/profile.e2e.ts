import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { chooseFirstCabin, openPassenger, search } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { newMember } from '../support/new-member.ts';
import { cards, goOnToPay, payButton, typeCard } from '../support/paying.ts';
import { choose, press } from '../support/press.ts';
import { expectMember, members, signIn } from '../support/session.ts';

const { taro } = members;

test('登録した同行者を、ひと押しで予約の乗船者に入れ、会員本人のことは手助けの要否だけを答え、予約で直した内容は会員情報にも残せる', async ({
  page,
}) => {
  await page.goto('/customer/signin');
  await signIn(page, taro);
  await expectMember(page, taro.name);
  await page.goto('/customer/member?show=companions');
  await press(page.getByRole('button', { name: '同行者を追加する' }));
  await page.getByRole('textbox', { name: '名', exact: true }).fill('花');
  await page.getByRole('textbox', { name: 'メイ', exact: true }).fill('はな');
  await page.getByRole('textbox', { name: '年', exact: true }).fill('1980');
  await page.getByRole('textbox', { name: '月', exact: true }).fill('4');
  await page.getByRole('textbox', { name: '日', exact: true }).fill('1');
  await choose(page.getByLabel('女性'));
  await choose(page.getByLabel('必要なし'));
  await press(page.getByRole('button', { name: '同行者を保存する' }));
  await expect(page.getByRole('button', { name: '直す (佐藤 花)' })).toBeVisible();
  await expectSoundPage(page);

  await page.goto('/customer/reservation');
  await search(page, { from: '汐見港', to: '凪浦港', days: 30, adults: 2 });
  await chooseFirstCabin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  const pick = page.getByRole('checkbox', { name: /佐藤 花/ });
  await choose(pick);
  await expect(page.getByText('佐藤 花様を乗船者2に入れました。')).toBeAttached();
  await press(pick);
  await choose(pick);
  await choose(page.getByLabel('必要なし').first());
  const second = await openPassenger(page, 2);
  await second.getByLabel('お住まいの市区町村').fill('函館市');
  await choose(page.getByLabel('入力した内容を、会員情報にも保存する'));
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();

  await page.goto('/customer/member?show=companions');
  await press(page.getByRole('button', { name: '直す (佐藤 花)' }));
  await expect(page.getByLabel('お住まいの市区町村')).toHaveValue('函館市');
});

test('同意して登録したカードは、次の予約ではひと押しで使え、マイページで外せる', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await page.goto('/customer/signin');
  await signIn(page, member);
  await expectMember(page, '高橋 美咲');
  const paid = page.getByRole('heading', { level: 1, name: '予約が確定しました' });

  await openStep(page, 'payment-input', { days: 21 });
  await typeCard(page, cards.frictionless);
  const keep = page.getByLabel('次回のために、このカードを登録する');
  await expect(keep).not.toBeChecked();
  await choose(keep);
  await expectSoundPage(page);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(paid).toBeVisible();

  await openStep(page, 'payment-input', { days: 22 });
  await choose(page.getByRole('radio', { name: /^クレジットカード/ }));
  await expect(page.getByRole('radio', { name: /^VISA 下4桁 4242/ })).toBeChecked();
  await expectSoundPage(page);
  await goOnToPay(page);
  await expect(payButton(page)).toBeVisible();
  await press(payButton(page));
  await expect(paid).toBeVisible();

  await page.goto('/customer/member?show=cards');
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '外す (VISA 下4桁 4242)' }));
  await press(page.getByRole('button', { name: '外す', exact: true }));
  await expect(page.getByText('まだカードの登録がありません')).toBeVisible();
});
