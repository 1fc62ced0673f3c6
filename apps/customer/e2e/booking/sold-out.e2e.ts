import { addDays } from '@ferry/format/date';
import { expect, request, test } from '@playwright/test';
import { chooseFirstCabin, hold, toNextDay } from '../support/booking.ts';
import { holdAllBerths } from '../support/buyers.ts';
import { holdDraft, openStep, setPayment } from '../support/drafts.ts';
import { mailbox } from '../support/mailbox.ts';
import { choose, press } from '../support/press.ts';
import { beginPurchase, byCard, dayWithSlots } from '../support/purchases.ts';

test('検索のあとに満席になった便は、入力を残して理由を伝え、便を選び直せる', async ({
  page,
  baseURL,
}) => {
  await openStep(page, 'content-confirm', { days: 13 });
  await holdAllBerths(page, baseURL ?? '');
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/満席になりました|満室になりました/);
  const again = page.getByRole('link', { name: '便を選び直す' });
  await expect(again).toBeFocused();
  const toHold = page.getByRole('button', { name: 'この内容で仮予約する' });
  await expect(toHold).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('この便は、いまご予約いただけません')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(toHold).toHaveCount(0);
  await press(again);
  await toNextDay(page);
  await chooseFirstCabin(page);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await hold(page);
});

test('確認のあいだに埋まった時間枠は、満席とは別の理由を伝え、選び直すとほかの答えを残して仮予約できる', async ({
  page,
  baseURL,
}) => {
  // What was held for the others stays held: each try has a day of its own.
  const { retry, repeatEachIndex } = test.info();
  const date = await dayWithSlots(page.request, 'pt_bicycle', 6 + retry + repeatEachIndex);
  const purchase = {
    partnerTicketId: 'pt_bicycle',
    section: { fromPortId: 'port_nagiura', toPortId: 'port_hokage' },
    date,
    returnDate: addDays(date, 1),
    slots: [{ include: 0, day: date, at: '10:30' }],
    children: 0,
  };
  const draft = await beginPurchase(page.request, { ...purchase, adults: 4 });
  await setPayment(page.request, draft.id, await byCard(page.request));
  await page.goto(`/customer/partner-tickets/content-confirm?draft=${draft.id}`);
  const toHold = page.getByRole('button', { name: 'この内容で仮予約する' });
  await expect(toHold).toBeVisible();

  // Of twelve bicycles nine go to others.
  const other = await request.newContext({ ...(baseURL && { baseURL }) });
  await holdDraft(other, await beginPurchase(other, { ...purchase, adults: 9 }));
  await other.dispose();
  await press(toHold);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('この時間の枠は埋まりました。');
  await expect(alert).not.toContainText('満席');
  await press(page.getByRole('link', { name: '時間枠を選び直す' }).first());

  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  const ticket = page.getByRole('group', { name: '提携きっぷ' });
  await choose(
    ticket
      .getByRole('radio', { name: /^14:15から/ })
      .and(page.locator(':enabled'))
      .first(),
  );
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await hold(page);
});
