import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../../../../router.tsx';
import { SearchForm } from './SearchForm.tsx';

const { ports } = exampleOf('listPorts', 200, 'default');
const timetable = exampleOf('listRoutes', 200, 'default');
const calendar = exampleOf('getFareCalendar', 200, 'default');
const section = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
const said = '乗船日を、予約できる最初の日の';

type Day = (typeof calendar.days)[number];

afterEach(() => void vi.restoreAllMocks());

/** Days from 20 July, today, on. */
const answerOf = (...days: Day['availability'][]) => {
  const [like] = calendar.days as [Day];
  const dated = days.map((availability, at) => ({
    ...like,
    date: `2027-07-${20 + at}`,
    availability,
  }));
  return Response.json({ ...calendar, days: dated });
};

async function show(initial: object, answer: Promise<Response>) {
  const send = vi.spyOn(window, 'fetch').mockReturnValue(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createAppRouter(client, { history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <SearchForm {...{ ports, timetable, initial, onSearch: vi.fn() }} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { screen, send, cell: screen.getByRole('button', { name: /^乗船日/ }) };
}

test('きょうの受付が終わっていれば、港が決まったときに、予約できる最初の日になり、一度だけ伝える', async () => {
  const answer = answerOf('webClosed', 'cancelled', null, 'full', 'few', 'available');
  const { screen, send, cell } = await show(
    { fromPortId: 'port_nagiura' },
    Promise.resolve(answer),
  );
  await expect.element(cell).toHaveTextContent('乗船日7月20日(火)');
  expect(send).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: /^到着地(?!と)/ }).click();
  await screen.getByRole('option', { name: /^汐見港/ }).click();
  await expect.element(cell).toHaveTextContent('乗船日7月24日(土)');
  const status = screen.getByRole('status').filter({ hasText: said });
  await expect.element(status).toHaveTextContent(`${said}7月24日(土)にしました。`);
  await screen.getByRole('button', { name: '明日' }).click();
  await expect.element(cell).toHaveTextContent('乗船日7月21日(水)');
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledOnce();
});

test('答えを待つあいだに選んだ日は、きょうであっても、そのまま残る', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { screen, send, cell } = await show(section, promise);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await screen.getByRole('button', { name: '今日' }).click();
  const answer = answerOf('webClosed', 'available');
  const read = vi.spyOn(answer, 'text');
  resolve(answer);
  await vi.waitFor(() => expect(read).toHaveResolved());
  await expect.element(cell).toHaveTextContent('乗船日7月20日(火)');
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
});

test('きょう予約できるとき、また日を答えられないときは、きょうのままで、何も伝えない', async () => {
  for (const answer of [answerOf('few', 'available'), Response.json({}, { status: 500 })]) {
    const { screen, send, cell } = await show(section, Promise.resolve(answer));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect.element(cell).toHaveTextContent('乗船日7月20日(火)');
    await expect.element(screen.getByText(said)).not.toBeInTheDocument();
    await screen.unmount();
    vi.restoreAllMocks();
  }
});

test('条件にある日は、過ぎた便の日でも変えず、尋ねもしない', async () => {
  const initial = { ...section, date: '2027-07-20' };
  const { send, cell } = await show(initial, Promise.resolve(answerOf('webClosed', 'available')));
  await expect.element(cell).toHaveTextContent('乗船日7月20日(火)');
  expect(send).not.toHaveBeenCalled();
});

test('カレンダーの金額は、客室の希望があれば、希望に合う客室の料金だと言う', async () => {
  for (const [needs, cheapest] of [
    ['', '最も安い客室'],
    ['accessible', 'ご希望に合う最も安い客室'],
  ] as const) {
    const initial = { ...section, date: '2027-07-20', needs };
    const { screen, cell } = await show(initial, Promise.resolve(answerOf('few', 'available')));
    await cell.click();
    await expect
      .element(screen.getByText(`この人数・車両の料金(${cheapest}・税込)`, { exact: true }))
      .toBeVisible();
    await screen.unmount();
    vi.restoreAllMocks();
  }
});
