import type { Draft, DraftPartnerTicketRequest } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newBooking } from '../../new-booking.ts';
import { toFormView } from '../model/form-view.ts';
import { useCustomerForm } from '../model/use-customer-form.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { TicketFields } from './TicketFields.tsx';

// A ticket's answers in this tab, after another tab has stored something else of the same draft.

const begun = exampleOf('getDraft', 200, 'partnerTicketCreated');
const slots = exampleOf('listPartnerTicketSlots', 200, 'default');
const view = toFormView(begun, exampleOf('listRoutes', 200, 'default'));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(() => vi.restoreAllMocks());

/** The draft with these answers of its ticket, one version on. */
const answered = (draft: Draft, { slots, mayInformPartners }: DraftPartnerTicketRequest): Draft =>
  draft.partnerTicket
    ? {
        ...draft,
        version: draft.version + 1,
        partnerTicket: {
          ...draft.partnerTicket,
          includes: draft.partnerTicket.includes.map((include, index) => {
            const slot = slots.find((each) => each.include === index);
            return { ...include, slot: slot ? { day: slot.day, at: slot.at } : null };
          }),
          mayInformPartners,
        },
      }
    : draft;

const refused = () =>
  Response.json({ code: 'VERSION_CONFLICT', message: 'x', requestId: 'req_1' }, { status: 409 });

/** A server on which another tab has chosen a slot since this page was loaded. */
async function show(id: string) {
  const draft = { ...begun, id };
  let stored = answered(draft, {
    slots: [{ include: 0, day: '2027-08-03', at: '14:15' }],
    mayInformPartners: false,
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/slots')) return Response.json(slots);
    if (request.method === 'GET') return Response.json(stored);
    if (request.headers.get('if-match') !== `"${stored.version}"`) return refused();
    const body = await request.json();
    stored = pathname.endsWith('/customers')
      ? { ...stored, version: stored.version + 1, customers: body }
      : answered(stored, body);
    return Response.json(stored);
  });
  function Form() {
    const form = useCustomerForm(draft, view, async () => undefined);
    const { draft: kept, runBetween } = form.autosave;
    return (
      <>
        <TicketFields draft={kept} visible={[]} runBetween={runBetween} />
        <SaveStatus flow={newBooking} draft={draft} form={form} />
      </>
    );
  }
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
}

test.each(['別の画面の内容を表示する', 'この画面の内容で保存する'])(
  '別の画面で変更されていたら、「%s」の後に、同意も時間枠も答えられる',
  async (way) => {
    const screen = await show(`drf_${way === '別の画面の内容を表示する' ? 'a' : 'b'}V4nQ7rTz2B`);
    const consent = screen.getByRole('checkbox');
    await consent.click();
    // It is seen until the customer has said which answers count.
    await expect.element(screen.getByRole('button', { name: way })).toBeVisible();
    await expect.element(consent).toBeChecked();
    await screen.getByRole('button', { name: way }).click();
    await expect.element(screen.getByRole('radio', { name: /^14:15から/ })).toBeChecked();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    // What was pressed here goes with the answers of this tab, and stays with them.
    if (way === '別の画面の内容を表示する') {
      await expect.element(consent).not.toBeChecked();
      await consent.click();
    }
    await expect.element(consent).toBeChecked();
    await screen.getByRole('radio', { name: /^10:30から/ }).click();
    await expect.element(screen.getByRole('radio', { name: /^10:30から/ })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: /^14:15から/ })).not.toBeChecked();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);
