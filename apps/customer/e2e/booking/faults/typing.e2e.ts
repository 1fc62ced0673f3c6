import { expect, type Page } from '@playwright/test';
import { firstFamilyName, openPassenger } from '../../support/booking.ts';
import { openStep } from '../../support/drafts.ts';
import { errorSummary } from '../../support/error-summary.ts';
import { DAY, isLong, test } from '../../support/own-site.ts';
import { fillInput, heading } from '../../support/stubborn.ts';

/** Composes text as an input method does, confirms it with Enter, and commits it. */
async function compose(page: Page, kana: string, kanji: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: kana,
    selectionStart: kana.length,
    selectionEnd: kana.length,
  });
  // The Enter that belongs to the input method.
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await client.send('Input.insertText', { text: kanji });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

test('漢字の変換を確定するEnterでは送信されず、確定した文字が入る', async ({ page }) => {
  await openStep(page, 'customer-input', { date: DAY });
  await openPassenger(page, 1);
  const family = firstFamilyName(page);
  await family.fill('');
  await family.focus();
  await compose(page, 'たかはし', '髙橋');
  await expect(family).toHaveValue('髙橋');
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await expect(errorSummary(page)).toHaveCount(0);

  await page.goto('/customer/signin');
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  await mail.focus();
  await compose(page, 'ｈａｎａｋｏ', 'hanako@example.jp');
  await expect(mail).toHaveValue('hanako@example.jp');
  // Nothing was sent: there is no complaint about the missing password.
  await expect(errorSummary(page)).toHaveCount(0);
});

if (isLong) {
  test('変換中のまま自動保存されても、打っている文字は失われない', async ({ page }) => {
    await fillInput(page, 'composing@example.jp');
    const family = firstFamilyName(page);
    await family.fill('');
    await family.focus();
    const client = await page.context().newCDPSession(page);
    const half = { text: 'たか', selectionStart: 2, selectionEnd: 2 };
    // The answers are saved while the composition is open.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await client.send('Input.imeSetComposition', half);
    await saved;
    await client.send('Input.imeSetComposition', {
      text: 'たかはし',
      selectionStart: 4,
      selectionEnd: 4,
    });
    await client.send('Input.insertText', { text: '高橋' });
    await expect(family).toHaveValue('高橋');
    await expect(page.getByText('入力内容を保存しました')).toBeVisible();
    await page.reload();
    await expect(family).toHaveValue('高橋');
  });
}

test('全角で貼り付けた数字は、画面を離れるときに整えられる', async ({ page }) => {
  await openStep(page, 'customer-input', { date: DAY });
  const phone = page.getByRole('textbox', { name: '電話番号' }).first();
  await phone.fill('');
  await phone.focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '０９０－１２３４－５６７８');
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(pasted)) {
      document.execCommand('insertText', false, '０９０－１２３４－５６７８');
    }
  });
  await phone.blur();
  await expect(phone).toHaveValue('090-1234-5678');
});
