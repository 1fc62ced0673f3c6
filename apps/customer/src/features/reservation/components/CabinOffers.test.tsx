import type { SailingSearchResult } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CabinOffers } from './CabinOffers.tsx';

const { sailingOffers } = exampleOf<SailingSearchResult>('searchSailings', 200, 'default');

async function show(index: number, pendingCabinTypeId?: string) {
  const offer = sailingOffers[index];
  if (!offer) throw new Error('The example has no such sailing');
  const onChoose = vi.fn();
  const screen = await render(
    <CabinOffers
      offers={offer.cabinOffers}
      sailing={offer.sailing}
      pendingCabinTypeId={pendingCabinTypeId}
      totalOf="この人数"
      onChoose={onChoose}
    />,
  );
  return { screen, onChoose };
}

test('選ぶボタンの名前に、便・客室・運賃が入っている', async () => {
  const { screen, onChoose } = await show(0);
  const choose = screen.getByRole('button', { name: /8:30発 カーペット席 12,300円/ });
  await choose.click();
  expect(onChoose).toHaveBeenCalledWith('cab_shiokaze_standard');
});

test('残りわずかは残りの人数を、満席は選べないことを伝える', async () => {
  const { screen } = await show(1);
  const rows = screen.getByRole('row');
  const few = rows.filter({ hasText: 'カーペット席' });
  await expect.element(few.getByText('残り4名')).toBeVisible();
  const full = rows.filter({ hasText: 'リクライニング席' });
  await expect.element(full.getByText('満席')).toBeVisible();
  await expect.element(full.getByRole('button')).not.toBeInTheDocument();
});

test('選択中は、もう一度押しても二度選ばない', async () => {
  const { screen, onChoose } = await show(0, 'cab_shiokaze_standard');
  await screen.getByRole('button', { name: /選択中/ }).click({ force: true });
  expect(onChoose).not.toHaveBeenCalled();
});
