import type { SailingOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SailingNextStep } from './SailingFacts.tsx';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');

const show = (index: number, more: Partial<SailingOffer>, hasVehicles = false) => {
  const example = sailingOffers[index];
  if (!example) throw new Error('The example has no such sailing');
  const offer: SailingOffer = { ...example, availability: 'full', ...more };
  return render(
    <SailingNextStep
      {...{ offer, hasVehicles }}
      toDay={(_, words) => <a href="#next">{words}</a>}
      toConditions={undefined}
    />,
  );
};
const deck = { availability: 'full', vehiclesYen: null, problem: null } as const;

test('客室がなければ満席と伝え、次の日の便へ案内する', async () => {
  const screen = await show(2, {});
  await expect.element(screen.getByText(/^満席です/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '次の日の便を見る' })).toBeVisible();
});

test('満車だけの便、ペットルームだけが満室の便を、満席とは言わない', async () => {
  const withCar = await show(0, { deck }, true);
  await expect.element(withCar.getByRole('link', { name: '次の日の便を見る' })).toBeVisible();
  await expect.element(withCar.getByText(/満席|満室/)).not.toBeInTheDocument();
  await withCar.unmount();
  const withPet = await show(0, { deck, petRoomAvailability: 'full' });
  await expect.element(withPet.getByText(/^ペットルームは満室です/)).toBeVisible();
  await expect.element(withPet.getByText(/満席/)).not.toBeInTheDocument();
});
