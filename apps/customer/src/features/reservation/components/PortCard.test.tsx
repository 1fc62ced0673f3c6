import { listPortsQueryKey } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { operator } from '../../../copy/operator.ts';
import { PortCard } from './PortCard.tsx';

const family = exampleOf('getReservation', 200, 'familyByNight');

function show(isKnown: boolean) {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise<never>(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (isKnown) client.setQueryData(listPortsQueryKey(), exampleOf('listPorts', 200, 'default'));
  return render(
    <QueryClientProvider client={client}>
      <PortCard reservation={family} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('乗り場の地図と、港と会社の電話と受付時間がすぐに見え、復路の乗り場は開くと見える', async () => {
  const screen = await show(true);
  const card = screen.getByRole('region', { name: '往路の乗り場 東雲港' });
  const map = card.getByRole('link', { name: /^東雲港を ?地図で見る$/ });
  await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
  for (const number of ['0120-000-003', operator.phone.number]) {
    const link = card.getByRole('link', { name: number }).first();
    await expect.element(link).toHaveAttribute('href', `tel:${number}`);
  }
  await expect.element(card.getByText(operator.phone.hours).first()).toBeVisible();
  const back = card.getByText('北斗浜市浜町7番地');
  await expect.element(back).not.toBeVisible();
  await card.getByText('復路の乗り場 北斗浜港').click();
  await expect.element(back).toBeVisible();
});

test('港の一覧が届かなくても、持ち物と会社の電話はわかる', async () => {
  const screen = await show(false);
  await expect.element(screen.getByText('乗船券、車検証').first()).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: operator.phone.number }).first())
    .toBeVisible();
  expect(screen.getByRole('link', { name: /地図で見る/ }).elements()).toEqual([]);
});
