import type { Availability, Sailing, TicketDay } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { addDays } from '@ferry/format/date';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../../../App.tsx';
import { createAppRouter } from '../../../../router.tsx';
import { legChoice } from '../model/leg-choice.ts';
import { SailingList } from './SailingList.tsx';

const result = exampleOf('searchSailings', 200, 'default');
const conditions = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: '2027-08-02',
  ...{ adults: 1, children: 0, infants: 0, babies: 0 },
};
const client = new QueryClient();

/** The sailings of the example, with these availabilities of the first ones and 「満席」 for the others. */
const show = (availabilities: Availability[], date = conditions.date) =>
  render(listOf(availabilities, date));
const listOf = (
  availabilities: Availability[],
  date = conditions.date,
  part: Partial<Sailing> = {},
  ticketDay: TicketDay | null = null,
) => {
  const sailingOffers = result.sailingOffers.map((offer, index) => ({
    ...offer,
    sailing: { ...offer.sailing, ...part, id: offer.sailing.id },
    availability: availabilities[index] ?? ('full' as const),
    ticketDay,
  }));
  return (
    <QueryClientProvider client={client}>
      <SailingList
        result={{ ...result, sailingOffers }}
        conditions={{ ...conditions, date }}
        leg="outbound"
        pending={undefined}
        tripOf={({ sailing }, cabins) => ({
          outbound: legChoice(sailing, conditions, cabins),
          return: null,
        })}
        toDay={(_, text) => text}
        toConditions={undefined}
        onChoose={() => undefined}
      />
    </QueryClientProvider>
  );
};

// An entry as the router makes one.
beforeEach(() => window.history.replaceState({ key: 'entry' }, ''));
afterEach(() => vi.restoreAllMocks());

test('予約できる便が1つの日は、ほかの便が満席でも、押さずに客室が見え、フォーカスは動かない', async () => {
  const screen = await show(['full', 'available']);
  const open = screen.getByRole('button', { name: /発の客室と運賃$/ });
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('radio').first()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  // What is read of it is the count of the day, and the price of the one cabin that is left in it.
  const told = screen
    .getByRole('status')
    .elements()
    .map((each) => each.textContent);
  expect(told.filter(Boolean)).toEqual([
    expect.stringMatching(/便が見つかりました/),
    '合計 12,300円',
  ]);
  await open.click();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
});

test('予約できる便が2つあれば、比べられるように、どれも閉じている', async () => {
  const screen = await show(['available', 'few']);
  for (const row of screen.getByRole('button', { name: /発の客室と運賃$/ }).elements()) {
    expect(row.getAttribute('aria-expanded')).toBe('false');
  }
});

test('開いた便と選んだ客室は、戻っても再読み込みしてもそのまま、別の日には付いて行かない', async () => {
  const availabilities: Availability[] = ['available', 'available'];
  const first = await show(availabilities);
  await first
    .getByRole('button', { name: /発の客室と運賃$/ })
    .nth(1)
    .click();
  await first.getByRole('radio', { name: /円/ }).and(first.getByRole('radio')).first().click();
  await first.rerender(listOf(availabilities, '2027-08-03'));
  await expect.element(first.getByRole('radio').first()).not.toBeInTheDocument();
  await first.unmount();

  const again = await show(availabilities);
  const rows = again.getByRole('button', { name: /発の客室と運賃$/ });
  await expect.element(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(rows.first()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(again.getByRole('radio').first()).toBeChecked();
});

test('開いた便の最も安い客室は、ほかの便を開けば移り、閉じれば消え、自分で選んだ客室は残る', async () => {
  const screen = await show(['available', 'available']);
  const rows = screen.getByRole('button', { name: /発の客室と運賃$/ });
  const goOn = screen.getByRole('button', { name: 'お客様情報へ進む' });
  const suggested = screen.getByText('最も安い客室を選んであります。ほかの客室にも変えられます。');
  await expect.element(goOn).not.toBeInTheDocument();
  await rows.first().click();
  await expect.element(suggested).toBeVisible();
  await expect.element(goOn).toBeVisible();
  await rows.nth(1).click();
  await expect.element(suggested).toBeVisible();
  await rows.nth(1).click();
  await expect.element(goOn).not.toBeInTheDocument();
  await rows.first().click();
  await screen.getByRole('radio', { checked: false }).first().click();
  await expect.element(suggested).not.toBeInTheDocument();
  await rows.nth(1).click();
  await expect.element(screen.getByRole('radio').first()).toBeVisible();
  await expect.element(suggested).not.toBeInTheDocument();
  await expect.element(goOn).toBeVisible();
});

test('24時を過ぎて出る便を開くと、どの夜に港へ行くかが、押す前に分かる', async () => {
  const night = { departureTime: '24:10', departureAt: '2027-08-03T00:10:00+09:00' };
  const screen = await render(listOf(['available'], conditions.date, night));
  await expect.element(screen.getByText('8月2日(月)の夜に港へお越しください。')).toBeVisible();
  await expect.element(screen.getByText(/日付が変わった直後の8月3日\(火\) 0:10/)).toBeVisible();
});

test('きっぷの販売枠が終わった日でも、欠航の便とWEB受付の終わった便は、そのことを言う', async () => {
  const day = listOf(['cancelled', 'webClosed'], conditions.date, {}, 'soldOut');
  const screen = await render(day);
  await expect.element(screen.getByText('欠航')).toBeVisible();
  await expect.element(screen.getByText('窓口・電話で承ります')).toBeVisible();
  const full = result.sailingOffers.length - 2;
  expect(screen.getByText('きっぷの販売枠が終了しました').elements()).toHaveLength(full);
});

test.each([
  [
    '予約できる',
    'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&adults=1',
    '2028-08-20',
  ],
  ['きっぷで帰れる', 'partner-tickets/select-other-schedule?draft=drf_9cV4nQ7rTz2B', '2027-08-06'],
])('%s最後の日では、何も買えない次の日ではなく、前の日へ案内する', async (_, path, last) => {
  const [, offer] = result.sailingOffers;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname.endsWith('/sailings')) {
      const date = searchParams.get('date');
      const sailing = { ...offer?.sailing, date };
      return Response.json({ ...result, date, sailingOffers: [{ ...offer, sailing }] });
    }
    const [, answer] =
      [
        ['/routes', exampleOf('listRoutes', 200, 'default')] as const,
        ['/drafts/drf_9cV4nQ7rTz2B', exampleOf('getDraft', 200, 'partnerTicket')] as const,
      ].find(([end]) => pathname.endsWith(end)) ?? [];
    return answer ? Response.json(answer) : new Response(null, { status: 404 });
  });
  const queryClient = createQueryClient();
  const show = async (date: string) => {
    const history = createMemoryHistory({
      initialEntries: [`/customer/${path}&date=${date}`],
    });
    const router = createAppRouter(queryClient, { history });
    router.options.context.tab.connect({ router, queryClient });
    const screen = await render(<App {...{ router, queryClient }} />);
    await expect.element(screen.getByRole('radio', { name: /^カーペット席/ })).toBeVisible();
    return screen;
  };
  const before = await show(addDays(last, -1));
  await expect.element(before.getByRole('link', { name: '次の日の便を見る' })).toBeVisible();
  await before.unmount();
  const screen = await show(last);
  await expect.element(screen.getByRole('link', { name: '前の日の便を見る' })).toBeVisible();
  await expect.element(screen.getByText('次の日の便を見る')).not.toBeInTheDocument();
});
