import {
  type CabinOffer,
  type CabinType,
  createFareQuoteQueryKey,
  type Party,
} from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CabinAllocator } from './CabinAllocator.tsx';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const quote = exampleOf('createFareQuote', 200, 'default');
const draft = exampleOf('getDraft', 200, 'created');
const trip = { outbound: draft.outbound.choice, return: null };
const party: Party = { adults: 4, children: 1, infants: 0, babies: 0 };

/** The first cabin type of the example, as one of another kind. */
function offerOf(part: Partial<CabinType>): CabinOffer {
  const offer = sailingOffers[0]?.cabinOffers[0];
  if (!offer) throw new Error('The example has no cabin type');
  return { ...offer, cabinType: { ...offer.cabinType, ...part } };
}

const offers = [
  offerOf({ id: 'cab_berths', name: '相部屋' }),
  offerOf({ id: 'cab_room', name: '家族個室', tariff: 'perRoom', roomBerths: 4 }),
  offerOf({ id: 'cab_private', name: 'コンフォート', roomBerths: 2, canBePrivate: true }),
];

async function show(people = party) {
  const onChoose = vi.fn();
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(createFareQuoteQueryKey({ body: trip }), quote);
  const screen = await render(
    <QueryClientProvider client={client}>
      <CabinAllocator
        offers={offers}
        party={people}
        leg="outbound"
        tripOf={() => trip}
        isPending={false}
        onChoose={onChoose}
      />
    </QueryClientProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    screen,
    onChoose,
    button,
    choose: button('この組み合わせに決める'),
    type: (cabin: number) => screen.getByLabelText(`客室${cabin}の種類`, { exact: true }),
    count: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
  };
}

test('はじめは全員がひとつの客室にいて、合計を見てそのまま決められる', async () => {
  const { screen, choose, onChoose, count } = await show();
  await expect.element(count('客室1の大人')).toHaveValue('4');
  await expect.element(screen.getByText(/この組み合わせの合計/)).toBeVisible();
  await choose.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([
    { cabinTypeId: 'cab_berths', party, infantBerths: 0, privateUse: false },
  ]);
});

test('個室の定員を超えると理由を伝え、客室を追加すると残りの方が入って決められる', async () => {
  const { screen, choose, onChoose, button, type, count } = await show();
  await type(1).selectOptions('cab_room');
  await expect.element(screen.getByText(/^家族個室の定員は4名です。/)).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
  await count('客室1の大人').fill('3');
  await expect.element(screen.getByText('客室が決まっていない方がいます(大人1名)。')).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
  await button('客室を追加する').click();
  await expect.element(count('客室2の大人')).toHaveValue('1');
  await expect.element(count('客室2の小人')).toHaveValue('0');
  await choose.click();
  const of = (adults: number, children: number) => ({ ...party, adults, children });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([
    { cabinTypeId: 'cab_room', party: of(3, 1), infantBerths: 0, privateUse: false },
    { cabinTypeId: 'cab_berths', party: of(1, 0), infantBerths: 0, privateUse: false },
  ]);
});

test('客室を削除すると、そこにいた方の客室を選び直すまで決められない', async () => {
  const { screen, choose, button, count } = await show();
  await count('客室1の大人').fill('2');
  await button('客室を追加する').click();
  await expect.element(choose).toBeVisible();
  await button('客室2を削除する').click();
  await expect.element(screen.getByText('客室が決まっていない方がいます(大人2名)。')).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
  // The last cabin cannot be removed.
  await expect.element(button('客室1を削除する')).not.toBeInTheDocument();
});

test('乗船人数より多く割り当てると、何名多いかを伝える', async () => {
  const { screen, choose, button, count } = await show();
  await button('客室を追加する').click();
  await count('客室2の大人').fill('2');
  await expect
    .element(screen.getByText('乗船人数より大人2名多く割り当てられています。'))
    .toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
});

test('貸切は選べる客室だけで聞き、選べない客室に変えると取り消される', async () => {
  const couple = { ...party, adults: 2, children: 0 };
  const { screen, choose, onChoose, type } = await show(couple);
  const privately = screen.getByRole('checkbox', { name: '客室1を相部屋にせず貸切にする' });
  await expect.element(privately).not.toBeInTheDocument();
  await type(1).selectOptions('cab_private');
  await privately.click();
  await choose.click();
  await type(1).selectOptions('cab_room');
  await choose.click();
  expect(onChoose.mock.calls.map(([cabins]) => cabins)).toEqual([
    [{ cabinTypeId: 'cab_private', party: couple, infantBerths: 0, privateUse: true }],
    [{ cabinTypeId: 'cab_room', party: couple, infantBerths: 0, privateUse: false }],
  ]);
});
