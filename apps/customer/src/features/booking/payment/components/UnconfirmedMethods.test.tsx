import { listDraftPaymentMethodsOptions, type PaymentMethods } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnconfirmedMethods } from './UnconfirmedMethods.tsx';

const confirmed = exampleOf('listDraftPaymentMethods', 200, 'default');
const unconfirmed: PaymentMethods = {
  ...confirmed,
  options: confirmed.options.map((option) =>
    option.method === 'card'
      ? option
      : { ...option, isAvailable: false, reason: 'MAIL_UNCONFIRMED' },
  ),
};

afterEach(() => vi.restoreAllMocks());

const Page = () => {
  const { data } = useQuery(listDraftPaymentMethodsOptions({ path: { draftId: 'drf_1' } }));
  return data && <UnconfirmedMethods draftId="drf_1" methods={data} />;
};

test('確認できたか調べると、まだのときも済んだときも一言で分かり、押したボタンにとどまる', async () => {
  let methods = unconfirmed;
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(methods));
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: '確認できたか調べる' });
  const result = (text: string) => screen.getByRole('status').filter({ hasText: text });
  await button.click();
  await expect.element(result('まだ確認できていません。')).toBeVisible();
  methods = confirmed;
  await button.click();
  await expect.element(result('メールアドレスの確認が済みました。')).toBeVisible();
  await expect.element(button).toHaveFocus();
});
