import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { booked, draft, forgetChange, openChange, titleIs } from './changing.fixture.tsx';

// What is chosen anew, and what each day, sailing and cabin makes of what is paid.

const started = exampleOf('createChangeDraft', 201, 'default');

afterEach(forgetChange);

test('人数では、だれがやめるかをたずね、やめる方を下書きの終わりに移して、残る人数の差額を見せる', async () => {
  const saved: unknown[] = [];
  const { screen, sent, history } = await openChange('', () => booked, {
    '/change-drafts': () => Response.json({ ...started, id: draft.id }, { status: 201 }),
    '/customers': ({ body }) => {
      saved.push(body);
      return Response.json({ ...started, id: draft.id, version: 2, customers: body });
    },
  });
  await screen.getByRole('link', { name: /^人数/ }).click();
  await titleIs(screen, '人数を変更する');
  await screen.getByRole('button', { name: 'この人数の差額を見る' }).click();
  await expect.element(screen.getByText(/^やめる方の印を外すか/).first()).toBeVisible();
  // The first of two adults, who drives.
  await screen.getByRole('checkbox', { name: /美咲/ }).click();
  await expect.element(screen.getByText('変更後は大人1名・小人1名')).toBeVisible();
  await screen.getByRole('button', { name: 'この人数の差額を見る' }).click();
  await expect.poll(() => history.location.pathname).toContain('/select-schedule-return');
  expect(history.location.href).toMatch(/adults=1&.*children=1&/);
  expect(sent[0]?.body).toEqual({ parts: ['passengers'] });
  expect(saved).toMatchObject([
    {
      representative: { travels: false },
      passengers: [{ givenName: '翔' }, { givenName: '陽菜' }, { givenName: '美咲' }],
      outboundVehicles: [{ driver: null }],
    },
  ]);
});

const outbound = (date: string, more = '') =>
  `/select-schedule-return?draft=${draft.id}&leg=outbound&date=${date}${more}`;
const change = (parts: string[]) => ({
  [`/drafts/${draft.id}`]: { ...started, id: draft.id, change: { ...started.change, parts } },
});

test('便を選び直す日・便・客室には、合計ではなく差額が出る。同じ時刻の便の、同じ客室が選んである', async () => {
  const sailing = { ...started.outbound.sailing, departureTime: '8:30' };
  const { screen } = await openChange(
    outbound('2027-08-03'),
    () => booked,
    {},
    {
      [`/drafts/${draft.id}`]: {
        ...started,
        id: draft.id,
        outbound: { ...started.outbound, sailing },
        change: { ...started.change, parts: ['outboundSailing'] },
      },
    },
  );
  await titleIs(screen, '往路の便と客室を選ぶ');
  const board = screen.getByText('いまと同じ等級での差額(手数料を含む)');
  await expect.element(board).toBeVisible();
  await expect
    .element(screen.getByRole('radio', { name: /^カーペット席.*差額なし/ }))
    .toBeChecked();
  await screen.getByRole('radio', { name: /^リクライニング席.*\+3,750円/ }).click();
  await expect
    .element(screen.getByRole('status').getByText('いまの予約と比べて +3,750円'))
    .toBeInTheDocument();
  expect(screen.container.textContent).not.toMatch(/16,050円$/);
});

test('別の日のカレンダーも、日ごとの差額を見せ、月に一度だけたずねる', async () => {
  const { screen } = await openChange(
    outbound('2027-08-03'),
    () => booked,
    {},
    {
      ...change(['outboundSailing']),
      '/fare-calendar': exampleOf('getFareCalendar', 200, 'default'),
    },
  );
  await titleIs(screen, '往路の便と客室を選ぶ');
  await screen.getByRole('button', { name: '別の日をカレンダーで選ぶ' }).click();
  const day = screen.getByRole('gridcell', { name: /^2027年8月5日/ }).getByRole('button');
  await expect.element(day).toHaveAccessibleName(/差額なし/);
  await expect.element(day).not.toHaveAccessibleName(/円から/);
  const asked = vi
    .mocked(globalThis.fetch)
    .mock.calls.map(([input]) => new Request(input).url)
    .filter((url) => url.includes('/change-differences') && url.includes('until=2027-08-31'));
  expect(asked).toHaveLength(1);
});

test('人数を変えた検索では、いまの便のまま進むリンクがない', async () => {
  const { screen } = await openChange(
    outbound('2027-08-02', '&adults=1&children=1&vehicles=veh_car:469:155'),
    () => booked,
    {},
    change(['passengers']),
  );
  await titleIs(screen, '往路の便と客室を選ぶ');
  await expect
    .element(screen.getByRole('link', { name: /の便のまま進む$/ }))
    .not.toBeInTheDocument();
});
