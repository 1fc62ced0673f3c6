import type { SailingOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { addDays } from '@ferry/format/date';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { operator } from '../../../../copy/operator.ts';
import { SailingList } from './SailingList.tsx';
import { SailingNextStep } from './SailingNextStep.tsx';

const result = exampleOf('searchSailings', 200, 'default');

const conditions = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: '2027-08-02',
  ...{ adults: 1, children: 0, infants: 0, babies: 0 },
};

const show = (
  index: number,
  more: Partial<SailingOffer>,
  hasVehicles = false,
  now = '2027-08-02T10:00:00+09:00',
) => {
  const example = result.sailingOffers[index];
  if (!example) throw new Error('The example has no such sailing');
  const offer: SailingOffer = { ...example, availability: 'full', ...more };
  return render(
    <SailingNextStep
      {...{ offer, hasVehicles, now }}
      toDay={(_, words) => <a href="#next">{words}</a>}
      toConditions={undefined}
    />,
  );
};
const deck = { availability: 'full', vehiclesYen: null, problem: null } as const;

test('客室がなければ、印の「満席」のほかは言わず、次の日の便へ案内する', async () => {
  const screen = await show(2, {});
  expect(screen.container.textContent).toBe('次の日の便を見る');
  await expect.element(screen.getByRole('link', { name: '次の日の便を見る' })).toBeVisible();
});

test('空席待ちを受け付ける便では、次の日の便の前に、空席待ちへ案内する', async () => {
  const [offer] = result.sailingOffers.slice(2);
  if (!offer) throw new Error('The example has no such sailing');
  const screen = await render(
    <SailingNextStep
      offer={offer}
      hasVehicles={false}
      now="2027-08-02T10:00:00+09:00"
      toDay={(_, words) => <a href="#next">{words}</a>}
      toConditions={undefined}
      toWaitlist={(_, words) => <a href="#wait">{words}</a>}
    />,
  );
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['空席待ちに登録する', '次の日の便を見る']);
});

test('最後の日の満席の便は前の日の便へ、その日も予約できなければ電話へ案内する', async () => {
  const example = result.sailingOffers[2];
  if (!example) throw new Error('The example has no such sailing');
  const offer = { ...example, availability: 'full' as const };
  const before = addDays(offer.sailing.date, -1);
  const now = '2027-08-02T10:00:00+09:00';
  const step = (days: readonly string[]) => (
    <SailingNextStep
      {...{ offer, now }}
      hasVehicles={false}
      toDay={(date, words) => (days.includes(date) ? <a href="#day">{words}</a> : undefined)}
      toConditions={undefined}
    />
  );
  const screen = await render(step([before]));
  await expect.element(screen.getByRole('link', { name: '前の日の便を見る' })).toBeVisible();
  await screen.rerender(step([]));
  await expect.element(screen.getByRole('link', { name: operator.phone.number })).toBeVisible();
});

test('満車だけの便、ペットルームだけが満室の便を、満席とは言わない', async () => {
  const withCar = await show(0, { deck }, true);
  await expect.element(withCar.getByRole('link', { name: '次の日の便を見る' })).toBeVisible();
  await expect.element(withCar.getByText('車両は満車です')).toBeVisible();
  await expect.element(withCar.getByText(/満席|満室/)).not.toBeInTheDocument();
  await withCar.unmount();
  const withPet = await show(0, { deck, petRoomAvailability: 'full' });
  await expect.element(withPet.getByText(/^ペットルームは満室です/)).toBeVisible();
  await expect.element(withPet.getByText(/満席/)).not.toBeInTheDocument();
});

test('電話の受付時間外には、そのことと受付時間を伝える', async () => {
  const closed = { availability: 'webClosed' } as const;
  const open = await show(0, closed, false, '2027-08-02T09:00:00+09:00');
  await expect.element(open.getByRole('link', { name: operator.phone.number })).toBeVisible();
  await expect.element(open.getByText(/時間外/)).not.toBeInTheDocument();
  await open.unmount();
  for (const now of ['2027-08-02T08:59:59+09:00', '2027-08-02T18:00:00+09:00']) {
    const shut = await show(0, closed, false, now);
    await expect.element(shut.getByText(`電話は時間外です。${operator.phone.hours}`)).toBeVisible();
    await expect.element(shut.getByRole('link')).not.toBeInTheDocument();
    await shut.unmount();
  }
});

const client = new QueryClient();
const listOf = (date: string, sailingOffers: SailingOffer[], serverTime = result.serverTime) => (
  <QueryClientProvider client={client}>
    <SailingList
      result={{ ...result, sailingOffers, serverTime }}
      conditions={{ ...conditions, date }}
      leg="outbound"
      pending={undefined}
      tripOf={() => {
        throw new Error('Nothing is chosen');
      }}
      toDay={(_, words) => words}
      toConditions={undefined}
      onChoose={() => undefined}
    />
  </QueryClientProvider>
);

test('別の日にすると、同じ便数でも、その日の便数が伝わる', async () => {
  const offers = result.sailingOffers.map((offer) => ({ ...offer, availability: 'full' as const }));
  const count = offers.length;
  const screen = await render(listOf('2027-08-02', offers));
  const status = screen.getByRole('status').first();
  const region = status.element();
  await expect.element(status).toHaveTextContent(`8月2日(月)、${count}便が見つかりました。`);
  await screen.rerender(listOf('2027-08-03', offers));
  await expect.element(status).toHaveTextContent(`8月3日(火)、${count}便が見つかりました。`);
  await screen.rerender(listOf('2027-08-04', []));
  await expect.element(status).toHaveTextContent('8月4日(水)は運航がありません。');
  // A region that came with its text would say nothing.
  expect(status.element()).toBe(region);
});

test('出港した便は、WEB受付終了ではなく出港済みとして、畳んで見せる', async () => {
  const [first, second, ...others] = result.sailingOffers.map((offer) => ({
    ...offer,
    availability: 'webClosed' as const,
  }));
  if (!first || !second) throw new Error('The example has too few sailings');
  const sailingOffers = [first, { ...second, availability: 'cancelled' as const }, ...others];
  // Its second departs at this very moment, and was cancelled before.
  const screen = await render(listOf(conditions.date, sailingOffers, second.sailing.departureAt));
  const left = sailingOffers.length - 1;
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent(
      `8月2日(月)、${sailingOffers.length}便が見つかりました。うち1便は出港済みです。`,
    );
  expect(screen.getByRole('article').elements()).toHaveLength(left);
  await screen.getByText('出港済みの便を見る(1便)').click();
  const departed = screen.getByRole('article').first();
  await expect.element(departed.getByText('出港済み')).toBeVisible();
  await expect.element(departed.getByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('WEB受付終了').elements()).toHaveLength(left - 1);
  await expect.element(screen.getByText('欠航', { exact: true })).toBeVisible();
});
