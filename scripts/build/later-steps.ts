import { call, type Walk } from './own-visitor.ts';

/** The line for a full sailing: the page on which a customer joins, and that of the link that is mailed. */
export async function visitWaitlist(
  { page, visit, note }: Walk,
  query: Record<string, string | number>,
): Promise<void> {
  const search = new URLSearchParams(query as Record<string, string>);
  await visit('full', `/reservation/select-schedule?${search}`);
  const { sailingOffers } = await call(page, 'GET', `/customer-api/sailings?${search}`);
  await visit('joining', `/waitlist?${search}&sailing=${sailingOffers[0].sailing.id}`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('misaki@example.jp');
  await page.getByRole('button', { name: '空席待ちに登録する' }).click();
  await page.getByText('登録は、まだ終わっていません').waitFor();
  await note('joined');
}

/** A booking that is changed to another sailing and other names, by all of its steps. */
export async function visitChange({ page, visit }: Walk, id: string): Promise<void> {
  const at = `/customer-api/reservations/${id}`;
  const parts = ['outboundSailing', 'passengers', 'contact'];
  const draft = await call(page, 'POST', `${at}/change-drafts`, { parts });
  const { choice } = draft.outbound;
  const step = (name: string) => `/reservation/${id}/${name}?draft=${draft.id}`;
  await visit('sailings of a change', `${step('select-schedule-return')}&leg=outbound`);
  const outbound = { ...choice, sailingId: choice.sailingId.replace('0730', '1630') };
  await call(page, 'PUT', `/customer-api/drafts/${draft.id}/trip`, { outbound, return: null });
  await visit('customers of a change', step('customer-input'));
  await visit('check of a change', step('content-confirm'));
  const { newYen, fee, payYen, refundYen } = await call(
    page,
    'GET',
    `/customer-api/drafts/${draft.id}/change-quote`,
  );
  const yen = { newYen, feeYen: fee.feeYen, payYen, refundYen };
  await call(page, 'POST', `${at}/changes`, { draftId: draft.id, ...yen, allowsDuplicate: true });
  await visit('change that is held', `/reservation/${id}/reservation-confirm`);
  await call(page, 'POST', `${at}/change/commit`, {
    ...yen,
    consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
  });
  await visit('change that is made', `/reservation/${id}/reservation-completion`);
  await visit('detail of a changed booking', `/reservation-detail/${id}`);
}
