import type { Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newBooking } from '../../new-booking.ts';
import { toFormView } from '../model/form-view.ts';
import { useCustomerForm } from '../model/use-customer-form.ts';
import { OptionFields } from './OptionFields.tsx';
import { SaveStatus } from './SaveStatus.tsx';

// Meals that are ordered in this tab, after another tab has ordered others for the same draft.

const begun = exampleOf('getDraft', 200, 'family');
const view = toFormView(begun, exampleOf('listRoutes', 200, 'default'));
const [breakfast = { id: '', name: '' }] = view.legs[0]?.route?.meals ?? [];
const ordered = (quantity: number) => [{ mealId: breakfast.id, quantity }];
const refused = { code: 'VERSION_CONFLICT', message: 'x', requestId: 'req_1' };

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(() => vi.restoreAllMocks());

type Meals = Draft['outbound']['choice']['meals'];

/** The draft with these meals on its legs, one version on. */
const withMeals = (draft: Draft, outbound: Meals, onReturn: Meals): Draft => {
  const legOf = <Leg extends NonNullable<Draft['return']>>(leg: Leg, meals: Meals) => ({
    ...leg,
    choice: { ...leg.choice, meals },
  });
  return {
    ...draft,
    version: draft.version + 1,
    outbound: legOf(draft.outbound, outbound),
    return: draft.return && legOf(draft.return, onReturn),
  };
};

/** A server on which another tab has ordered breakfast for the return leg since this page was loaded. */
async function show(id: string) {
  const draft = { ...withMeals(begun, [], []), id };
  let stored = withMeals(draft, [], ordered(2));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json(stored);
    if (request.headers.get('if-match') !== `"${stored.version}"`) {
      return Response.json(refused, { status: 409 });
    }
    const body = await request.json();
    stored = request.url.endsWith('/customers')
      ? { ...stored, version: stored.version + 1, customers: body }
      : withMeals(stored, body.outbound.meals, body.return.meals);
    return Response.json(stored);
  });
  function Form() {
    const form = useCustomerForm(draft, view, async () => undefined);
    const { draft: kept, runBetween } = form.autosave;
    return (
      <>
        <OptionFields draft={kept} view={view} runBetween={runBetween} />
        <SaveStatus flow={newBooking} draft={draft} form={form} />
      </>
    );
  }
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.getByText('お食事を選ぶ(任意)').click();
  const countOn = (leg: string) =>
    screen.getByRole('spinbutton', { name: `${leg}の${breakfast.name}` });
  return {
    screen,
    countOn,
    add: screen.getByRole('button', { name: `往路の${breakfast.name}を増やす` }),
    mealsStored: () => [stored.outbound, stored.return].map((leg) => leg?.choice.meals),
  };
}

test('別の画面で変更されていても、注文した食事は残り、「この画面の内容で保存する」で保存される', async () => {
  const { screen, countOn, add, mealsStored } = await show('drf_mV4nQ7rTz2B');
  await add.click();
  const save = screen.getByRole('button', { name: 'この画面の内容で保存する' });
  await expect.element(save).toBeVisible();
  await expect.element(countOn('往路')).toHaveValue('1');
  await save.click();
  await expect.element(countOn('復路')).toHaveValue('2');
  await expect.element(countOn('往路')).toHaveValue('1');
  await expect.element(save).not.toBeInTheDocument();
  // What was ordered in the other tab stays beside it.
  await expect.poll(mealsStored).toEqual([ordered(1), ordered(2)]);
});

test('「別の画面の内容を表示する」を選ぶと、別の画面で注文した食事に替わる', async () => {
  const { screen, countOn, add, mealsStored } = await show('drf_nV4nQ7rTz2B');
  await add.click();
  await screen.getByRole('button', { name: '別の画面の内容を表示する' }).click();
  await expect.element(countOn('復路')).toHaveValue('2');
  await expect.element(countOn('往路')).toHaveValue('0');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(mealsStored()).toEqual([[], ordered(2)]);
});
