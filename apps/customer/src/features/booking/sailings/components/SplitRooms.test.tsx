import { type CabinOffer, type CabinType, createFareQuoteQueryKey } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { legChoice } from '../model/leg-choice.ts';
import { SailingList } from './SailingList.tsx';

const result = exampleOf('searchSailings', 200, 'default');
const quote = exampleOf('createFareQuote', 200, 'default');
const [first] = result.sailingOffers;
if (!first) throw new Error('The example has no sailing');
const { sailing } = first;
const family = { adults: 2, children: 1, infants: 1, babies: 0 };
const conditions = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: sailing.date,
  ...family,
};

const room = (cabinTypeId: string, part: Partial<typeof family>) => ({
  cabinTypeId,
  party: { adults: 0, children: 0, infants: 0, babies: 0, ...part },
  infantBerths: 0,
  privateUse: false,
});

/** The first cabin type of the example, as one of another kind. */
function offerOf(part: Partial<CabinType> & { id: string }, rooms: Partial<typeof family>[]) {
  const [example] = first?.cabinOffers ?? [];
  if (!example) throw new Error('The example has no cabin type');
  const cabins = rooms.map((party) => room(part.id, party));
  const offer: CabinOffer = { ...example, cabinType: { ...example.cabinType, ...part }, cabins };
  return offer;
}

const twin = offerOf({ id: 'cab_twin', name: 'ツイン', tariff: 'perRoom', roomBerths: 2 }, [
  { adults: 1, children: 1 },
  { adults: 1, infants: 1 },
]);
const shared = offerOf({ id: 'cab_berths', name: '相部屋', roomBerths: 4, canBePrivate: true }, [
  family,
]);

/** A sample: each person who takes a bed pays 10,000 yen, with 800 yen for the room of a child. */
const yenOf = ({ party }: CabinOffer['cabins'][number]) =>
  party.adults * 10_000 + party.children * 10_800;

async function show() {
  const onChoose = vi.fn();
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const tripOf = (_: unknown, cabins: CabinOffer['cabins']) => ({
    outbound: legChoice(sailing, conditions, cabins),
    return: null,
  });
  // What the tests put together has a price; nothing else is asked for.
  for (const cabins of [
    twin.cabins,
    [room('cab_twin', { adults: 1, infants: 1 }), room('cab_twin', { adults: 1, children: 1 })],
    [room('cab_berths', { children: 1, adults: 1, infants: 1 }), room('cab_twin', { adults: 1 })],
  ]) {
    client.setQueryData(createFareQuoteQueryKey({ body: tripOf(undefined, cabins) }), {
      ...quote,
      outbound: { ...quote.outbound, cabinsYen: cabins.map(yenOf) },
    });
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <SailingList
        result={{ ...result, sailingOffers: [{ ...first, cabinOffers: [twin, shared] }] as never }}
        conditions={conditions}
        leg="outbound"
        pending={undefined}
        tripOf={tripOf}
        toDay={(_, words) => words}
        toConditions={undefined}
        onChoose={onChoose}
      />
    </QueryClientProvider>,
  );
  const seat = (name: string) => screen.getByRole('radio', { name, exact: true });
  const goOn = screen.getByRole('button', { name: 'お客様情報へ進む' }).first();
  return { screen, onChoose, seat, goOn };
}

test('2室の客室を選ぶと、だれがどの部屋かがそのカードに出て、入れ替えてそのまま進める', async () => {
  const { screen, onChoose, seat, goOn } = await show();
  await screen.getByRole('radio', { name: /^ツイン/ }).click();
  await expect.element(seat('小人は1室目')).toBeChecked();
  await seat('小人は2室目').click();
  await seat('幼児は1室目').click();
  await expect.element(screen.getByText('添い寝 1名')).toBeVisible();
  await goOn.click();
  expect(onChoose.mock.calls[0]?.[0].outbound.cabins).toEqual([
    room('cab_twin', { adults: 1, infants: 1 }),
    room('cab_twin', { adults: 1, children: 1 }),
  ]);
});

test('部屋ごとの割引前の金額が、入れ替えに付いて変わり、足りない部屋のある間は出ない', async () => {
  const { screen, seat } = await show();
  await screen.getByRole('radio', { name: /^ツイン/ }).click();
  const perRoom = screen.getByRole('row', { name: /^部屋ごと/ });
  await expect.poll(() => perRoom.element().textContent).toMatch(/20,800円.*10,000円/);
  await expect
    .element(screen.getByText(/部屋ごとの金額は、割引・調整金.*を入れる前です/))
    .toBeVisible();
  await seat('小人は2室目').click();
  await expect.poll(() => perRoom.element().textContent).not.toContain('円');
  await seat('幼児は1室目').click();
  await seat('大人2は2室目').click();
  await screen.getByRole('button', { name: '部屋割りを元に戻す' }).click();
  await expect.poll(() => perRoom.element().textContent).toMatch(/20,800円.*10,000円/);
});

test('大人のいない部屋と、寝台の足りない部屋を示し、進むボタンは最初の不足へ移す', async () => {
  const { screen, onChoose, seat, goOn } = await show();
  await screen.getByRole('radio', { name: /^ツイン/ }).click();
  await seat('大人2は1室目').click();
  const fault = screen.getByText(/寝台が足りません\(3\/2\)$/).first();
  await expect.element(fault).toBeVisible();
  await expect.element(screen.getByText(/大人がいません$/).first()).toBeVisible();
  await goOn.click();
  expect(document.activeElement?.id).toBe('rooms-0');
  expect(onChoose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '部屋割りを元に戻す' }).click();
  await expect.element(fault).not.toBeInTheDocument();
  await goOn.click();
  expect(onChoose).toHaveBeenCalledOnce();
});

test('相部屋も部屋に分けられ、部屋ごとに種類を変えられる。足した部屋はやめられる', async () => {
  const { screen, onChoose, seat, goOn } = await show();
  await screen.getByRole('radio', { name: /^相部屋/ }).click();
  await screen.getByRole('button', { name: '部屋を分ける' }).click();
  // Only the rooms that are needed, none of them empty.
  await expect.element(seat('大人2は2室目')).toBeChecked();
  await expect.element(seat('幼児は2室目')).toBeChecked();
  await expect.element(screen.getByText(/だれもいません$/).first()).not.toBeInTheDocument();
  await seat('幼児は1室目').click();
  await screen.getByText('部屋の種類・貸切・幼児の寝台を変える').click();
  await screen.getByLabelText('2室目の種類').selectOptions('cab_twin');
  await screen.getByRole('button', { name: '3室目を足す' }).click();
  await expect.element(screen.getByText(/だれもいません$/).first()).toBeVisible();
  await screen.getByRole('button', { name: '3室目をやめる' }).click();
  await goOn.click();
  expect(onChoose.mock.calls[0]?.[0].outbound.cabins).toEqual([
    room('cab_berths', { adults: 1, children: 1, infants: 1 }),
    room('cab_twin', { adults: 1 }),
  ]);
});
