import { exampleOf } from '@ferry/api/examples';
import { listCompanionsOptions, listMemberVehiclesOptions } from '@ferry/api/external';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toFormView } from '../model/form-view.ts';
import { withoutPerson } from '../model/profile-choice.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { ProfilePicker } from './ProfilePicker.tsx';

const draft = exampleOf('getDraft', 200, 'created');
const view = toFormView(draft, exampleOf('listRoutes', 200, 'default'));
const disabled = view.discounts.find(({ kind }) => kind === 'disabled');
const [first] = draft.customers.passengers;
if (!first) throw new Error('The example has a passenger');
const passengers = [withoutPerson({ ...first, passengerClass: 'adult' })];

async function pickKazuko(sensitiveDataConsent: boolean) {
  const queryClient = createQueryClient();
  const companions = exampleOf('listCompanions', 200, 'default');
  queryClient.setQueryData(listCompanionsOptions().queryKey, companions);
  queryClient.setQueryData(listMemberVehiclesOptions().queryKey, { vehicles: [], limit: 0 });
  const answer = vi.fn();
  const input = { ...draft.customers, passengers, sensitiveDataConsent };
  const form = { input, answer, autosave: { draft } } as unknown as CustomerForm;
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <ProfilePicker form={form} view={view} />
    </QueryClientProvider>,
  );
  await screen.getByRole('checkbox', { name: /山田 和子/ }).click();
  return { screen, put: answer.mock.calls[0]?.[1] };
}

const leftOut = /障がい者割引と乗り降りのお手伝いは、入れていません/;

test('予約での同意がなければ、健康の情報は下書きに入れず、そう伝える', async () => {
  const { screen, put } = await pickKazuko(false);
  expect(put).toMatchObject({ givenName: '和子', discount: null, assistance: [] });
  await expect.element(screen.getByText(leftOut)).toBeVisible();
});

test('予約で同意していれば、登録した健康の情報も入れる', async () => {
  const { screen, put } = await pickKazuko(true);
  expect(put).toMatchObject({ discount: { discountId: disabled?.id }, assistance: ['steps'] });
  await expect.element(screen.getByText(leftOut)).not.toBeInTheDocument();
});
