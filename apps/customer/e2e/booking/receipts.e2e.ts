import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { reservationNumber } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { cards, goOnToPay, payButton, typeCard } from '../support/paying.ts';
import { openRow, press } from '../support/press.ts';
import { savedReceipt } from '../support/receipts.ts';

const lookUp = async (page: Page, number: string) => {
  await page.goto('/customer/reservation-search');
  await page.getByLabel('予約番号', { exact: true }).fill(number);
  await page.getByRole('textbox', { name: '電話番号' }).fill('090-1234-5678');
  await press(page.getByRole('button', { name: '予約を照会する' }));
};

test('カードで支払い、照会した別の端末で領収書を発行し、PDFを保存して読み、もう一度発行する', async ({
  page,
  browser,
}) => {
  await openStep(page, 'payment-input', { days: 19 });
  await typeCard(page, cards.frictionless);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(page.getByRole('heading', { name: '予約が確定しました' })).toBeFocused();
  const reservation = await reservationNumber(page);

  const phone = await (
    await browser.newContext({ viewport: { width: 375, height: 800 } })
  ).newPage();
  await lookUp(phone, reservation);
  await openRow(phone, 'receipts');
  await press(phone.getByText('領収書を発行する'));
  await phone.getByRole('textbox', { name: '宛名' }).fill('株式会社みなと商会');
  await phone.getByLabel('但し書き').fill('出張旅費として');
  await expectSoundPage(phone);
  await press(phone.getByRole('button', { name: 'この内容で発行する' }));
  await expect(phone.getByText(`領収書 ${reservation}-1 を発行しました`)).toBeVisible();
  const first = await savedReceipt(phone, `${reservation}-1`);
  expect(first.name).toBe(`領収書_${reservation}-1.pdf`);
  for (const part of [
    '株式会社みなと商会様',
    '但し出張旅費として',
    'クレジットカード利用',
    reservation,
  ]) {
    expect(first.text).toContain(part);
  }
  await expect(phone.getByText(/^PDFをお渡ししました。/)).toBeVisible();

  await press(phone.getByText('領収書を再発行する'));
  await press(phone.getByRole('button', { name: '代表者の氏名を入れる' }));
  await press(phone.getByRole('button', { name: 'この内容で発行する' }));
  await expect(phone.getByText(`領収書 ${reservation}-2 を発行しました`)).toBeVisible();
  const second = await savedReceipt(phone, `${reservation}-2`);
  expect(second.text).toContain('領収書(再発行1回目)');
  await press(phone.getByText(`領収書 ${reservation}-2 の内容を見る`));
  await expect(phone.getByText('T0000000000000')).toBeVisible();
  await expectSoundPage(phone);
});
