import type { Draft, DraftPartnerTicketRequest } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fieldProblems } from '../../shared/model/customer-fields.ts';
import { TicketFields } from './TicketFields.tsx';

const begun = exampleOf('getDraft', 200, 'partnerTicketCreated');
const slots = exampleOf('listPartnerTicketSlots', 200, 'default');
const visible = fieldProblems(begun.customers, begun.problems);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(() => vi.restoreAllMocks());

/** The draft as the server stores these answers. */
function stored(draft: Draft, { slots, mayInformPartners }: DraftPartnerTicketRequest): Draft {
  if (!draft.partnerTicket) return draft;
  const includes = draft.partnerTicket.includes.map((include, index) => {
    const slot = slots.find((each) => each.include === index);
    return { ...include, slot: slot ? { day: slot.day, at: slot.at } : null };
  });
  return { ...draft, partnerTicket: { ...draft.partnerTicket, includes, mayInformPartners } };
}

async function show({
  draft = begun,
  hasErrors = false,
  isRefused = false,
  slotsOf = (_changeOf: string | null) => Response.json(slots),
} = {}) {
  const sent: DraftPartnerTicketRequest[] = [];
  let now = draft;
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const asked = new Request(request);
    if (asked.method === 'GET') return slotsOf(new URL(asked.url).searchParams.get('changeOf'));
    if (isRefused) return Response.json({ code: 'VALIDATION_FAILED' }, { status: 422 });
    const body: DraftPartnerTicketRequest = await asked.json();
    sent.push(body);
    now = stored(now, body);
    return Response.json(now);
  });
  function Form() {
    const [kept, setKept] = useState(draft);
    return (
      <TicketFields
        draft={kept}
        visible={hasErrors ? visible : []}
        runBetween={async (change) => {
          const next = await change(kept);
          setKept(next);
          return next;
        }}
      />
    );
  }
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  return { screen, sent };
}

test('船の到着から復路の出港までの時間枠を選び、満員の枠は選べない', async () => {
  const { screen, sent } = await show();
  const day = screen.getByLabelText('レンタサイクル 8時間を使う日');
  await expect.element(day).toHaveValue('2027-08-03');
  await expect.element(screen.getByRole('radio', { name: /^9:30から/ })).toBeDisabled();
  await screen.getByRole('radio', { name: /^10:30から/ }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { slots: [{ include: 0, day: '2027-08-03', at: '10:30' }], mayInformPartners: false },
    ]);
  await day.selectOptions('8月4日(水)');
  await screen.getByRole('radio', { name: /^9:30から/ }).click();
  await expect
    .poll(() => sent.at(-1)?.slots)
    .toEqual([{ include: 0, day: '2027-08-04', at: '09:30' }]);
});

test('変更する購入が持つ時間枠は、ほかの人には満員でも、別の枠を選んだあとに選び直せる', async () => {
  const draft = exampleOf('getDraft', 200, 'partnerTicketChange');
  const own = exampleOf('listPartnerTicketSlots', 200, 'ownSlot');
  const { screen, sent } = await show({
    draft,
    slotsOf: (changeOf) =>
      Response.json(changeOf === draft.change?.reservationId ? own : { days: [] }),
  });
  const day = screen.getByLabelText('レンタサイクル 8時間を使う日');
  await day.selectOptions('8月3日(火)');
  await screen.getByRole('radio', { name: /^10:30から/ }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await day.selectOptions('8月4日(水)');
  await screen.getByRole('radio', { name: /^9:30から/ }).click();
  await expect
    .poll(() => sent.at(-1)?.slots)
    .toEqual([{ include: 0, day: '2027-08-04', at: '09:30' }]);
});

test('提携先の名前を挙げて同意をたずね、前もってチェックを入れない', async () => {
  const { screen, sent } = await show();
  const consent = screen.getByRole('checkbox', {
    name: /^帆影サイクル、帆影島の食堂組合へ、乗船者の氏名と利用日を提供することに同意する/,
  });
  await expect.element(consent).not.toBeChecked();
  await consent.click();
  await expect.poll(() => sent).toEqual([{ slots: [], mayInformPartners: true }]);
  await expect.element(consent).toBeChecked();
});

test('足りないものは、その欄で言う', async () => {
  const { screen } = await show({ hasErrors: true });
  await expect.element(screen.getByText('時間枠を選択してください。')).toBeVisible();
  await expect
    .element(screen.getByText('提携先への氏名と利用日の提供への同意が必要です。'))
    .toBeVisible();
});

test('保存できなかった答えは、元に戻る', async () => {
  const { screen } = await show({ isRefused: true });
  const consent = screen.getByRole('checkbox');
  await consent.click();
  await expect.element(screen.getByText('提携きっぷの内容を変更できませんでした')).toBeVisible();
  await expect.element(consent).not.toBeChecked();
});

test('時間枠を読み込めないときは、もう一度読み込める', async () => {
  let isDown = true;
  const { screen } = await show({
    slotsOf: () =>
      isDown ? Response.json({ code: 'VALIDATION_FAILED' }, { status: 422 }) : Response.json(slots),
  });
  await expect.element(screen.getByText('時間枠を読み込めませんでした')).toBeVisible();
  expect(screen.getByText(/時間枠を読み込んでいます/).elements()).toEqual([]);
  isDown = false;
  await screen.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(screen.getByRole('radio', { name: /^10:30から/ })).toBeVisible();
  expect(screen.getByText('時間枠を読み込めませんでした').elements()).toEqual([]);
});

test('きっぷの使える日の後に着く便では、枠をたずねず、便を選び直すように言う', async () => {
  const slotsOf = vi.fn(() => Response.json({ code: 'VALIDATION_FAILED' }, { status: 422 }));
  const sailing = { ...begun.outbound.sailing, arrivalAt: '2027-08-07T00:10:00+09:00' };
  const { screen } = await show({
    draft: { ...begun, outbound: { ...begun.outbound, sailing } },
    slotsOf,
  });
  await expect.element(screen.getByText(/便を選び直してください/)).toBeVisible();
  expect(slotsOf).not.toHaveBeenCalled();
});
