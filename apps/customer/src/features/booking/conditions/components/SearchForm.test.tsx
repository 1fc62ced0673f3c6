import { exampleOf } from '@ferry/api/examples';
import { listMemberVehiclesOptions } from '@ferry/api/external';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../../../../router.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const { ports } = exampleOf('listPorts', 200, 'default');
const timetable = exampleOf('listRoutes', 200, 'default');

/** What surrounds a form in the app; the same one at each call. @param member their name */
function surroundings(member?: string) {
  const queryClient = new QueryClient();
  const garage = exampleOf('listMemberVehicles', 200, 'default');
  queryClient.setQueryData(listMemberVehiclesOptions().queryKey, garage);
  queryClient.setQueryDefaults(listMemberVehiclesOptions().queryKey, { staleTime: Infinity });
  const router = createAppRouter(queryClient, { history: createMemoryHistory() });
  router.options.context.tab.shown.set({ name: member, notice: undefined });
  return (form: ReactElement) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{form}</RouterContextProvider>
    </QueryClientProvider>
  );
}

async function show(initial = {}, member?: string) {
  const onSearch = vi.fn();
  const form = <SearchForm {...{ ports, timetable, initial, onSearch }} />;
  return { screen: await render(surroundings(member)(form)), onSearch };
}

type Shown = Awaited<ReturnType<typeof show>>['screen'];

/** Opens a cell, does something in its panel, and goes on to the rest of the form. */
async function inCell(screen: Shown, cell: '乗船日' | '人数・車両', act: () => Promise<unknown>) {
  await screen.getByRole('button', { name: new RegExp(`^${cell}`) }).click();
  await act();
  await screen.getByRole('button', { name: '決める' }).click();
}

/** The cell of a port, which says what is chosen. */
const portCell = (screen: Shown, name: '出発地' | '到着地') =>
  screen.getByRole('button', { name: new RegExp(`^${name}(?!と)`) });

/** Chooses a port on the line of its route. */
async function choosePort(screen: Shown, cell: '出発地' | '到着地', port: string) {
  const panel = screen.getByRole('dialog', { name: `${cell}を選ぶ` });
  if (panel.elements().length === 0) await portCell(screen, cell).click();
  await panel
    .getByRole('option', { name: new RegExp(`^${port}`) })
    .first()
    .click();
}

test('前に選んだ条件から始まり、そのまま検索できる', async () => {
  const { screen, onSearch } = await show({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    date: '2027-08-02',
    adults: 2,
    children: 1,
  });
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch).toHaveBeenCalledWith({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    date: '2027-08-02',
    adults: 2,
    children: 1,
    infants: 0,
    babies: 0,
  });
});

test('乗船日の初めの値は、サーバーの今日', async () => {
  const { screen } = await show();
  await expect.element(screen.getByLabelText('年')).toHaveValue('2027');
  await expect.element(screen.getByLabelText('月')).toHaveValue('7');
});

test('土曜日には、今日と今週末が同じ日でも、押された印は一つだけ', async () => {
  const saturday = { ...timetable, today: '2027-07-24' };
  const screen = await render(
    surroundings()(
      <SearchForm {...{ ports, timetable: saturday, initial: {}, onSearch: vi.fn() }} />,
    ),
  );
  const chips = screen.getByRole('group', { name: 'よく使う乗船日' });
  const pressed = () =>
    chips
      .getByRole('button', { pressed: true })
      .elements()
      .map((chip) => chip.textContent);
  await expect.poll(pressed).toEqual(['今日']);
});

test('港より先に入力して検索しても、入力は残り、港の一覧が届いたときに確かめる', async () => {
  const onSearch = vi.fn();
  const surround = surroundings();
  const form = (data: Partial<SearchFormProps>) =>
    surround(
      <SearchForm
        {...{ ports: undefined, timetable: undefined, initial: {}, onSearch, ...data }}
      />,
    );
  const screen = await render(form({}));
  await expect.element(screen.getByLabelText('年')).toHaveValue('');
  await inCell(screen, '人数・車両', () =>
    screen.getByRole('button', { name: '小人を増やす' }).click(),
  );
  await screen.getByRole('button', { name: '便を検索する' }).click();
  await expect
    .element(screen.getByRole('group', { name: /^入力内容をご確認ください/ }))
    .not.toBeInTheDocument();
  const initial = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  await screen.rerender(form({ ports, timetable, initial }));
  await vi.waitFor(() => {
    expect(onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ ...initial, date: timetable.today, adults: 1, children: 1 }),
    );
  });
});

test('存在しない日付は、打ったまま残して伝える', async () => {
  const { screen, onSearch } = await show({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    adults: 1,
  });
  await inCell(screen, '乗船日', async () => {
    await screen.getByLabelText('月').fill('２');
    await screen.getByLabelText('日', { exact: true }).fill('３０');
  });
  await screen.getByRole('button', { name: '便を検索する' }).click();
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  await expect
    .element(summary.getByRole('link', { name: /^乗船日に存在しない日付/ }))
    .toBeVisible();
  await expect.element(screen.getByLabelText('日', { exact: true })).toHaveValue('３０');
  expect(onSearch).not.toHaveBeenCalled();
});

test('乗船日の一部が空なら、すべて入力するように伝える', async () => {
  const { screen, onSearch } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
  await inCell(screen, '乗船日', () => screen.getByLabelText('月').fill(''));
  await screen.getByRole('button', { name: '便を検索する' }).click();
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  await expect
    .element(summary.getByRole('link', { name: /^乗船日は、年・月・日をすべて入力して/ }))
    .toBeVisible();
  expect(onSearch).not.toHaveBeenCalled();
});

test('出発地を変えると、航路のない到着地だけが空に戻り、続けて到着地が開く', async () => {
  const { screen } = await show({ fromPortId: 'port_suzune', toPortId: 'port_hokage' });
  const to = portCell(screen, '到着地');
  await choosePort(screen, '出発地', '千鳥島港');
  await expect.element(to).toHaveTextContent('到着地帆影島港');
  await choosePort(screen, '出発地', '帆影島港');
  await expect.element(to).toHaveTextContent('到着地選択してください');
  const dialog = screen.getByRole('dialog', { name: '到着地を選ぶ' });
  await expect.element(dialog.getByRole('option', { name: /帆影島港.*出発地/ })).toBeDisabled();
  await expect.element(dialog.getByRole('option', { name: /汐見港/ })).not.toBeInTheDocument();
});

test('入れ替えると、結果が伝わり、選び直すと消える', async () => {
  const { screen } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
  const swap = screen.getByRole('button', { name: '出発地と到着地を入れ替える' });
  await swap.click();
  const said = screen.getByText('出発地を凪浦港、到着地を汐見港に入れ替えました。');
  await expect.element(said).toHaveRole('status');
  await swap.click();
  await expect.element(screen.getByText(/^出発地を汐見港、到着地を凪浦港に/)).toHaveRole('status');
  await choosePort(screen, '到着地', '凪浦港');
  await expect.element(screen.getByText(/入れ替えました/)).not.toBeInTheDocument();
});

test('入れ替えは、選んでいない港を入れ替えたとは言わない', async () => {
  const { screen } = await show();
  const swap = screen.getByRole('button', { name: '出発地と到着地を入れ替える' });
  await swap.click();
  await expect.element(screen.getByText(/未選択|入れ替えました/)).not.toBeInTheDocument();
});

test('行ける港が1つだけなら、その港が到着地になり、選ばずに検索できる', async () => {
  const { screen, onSearch } = await show({ date: '2027-08-02' });
  await choosePort(screen, '出発地', '東雲港');
  await expect.element(portCell(screen, '到着地')).toHaveTextContent('到着地北斗浜港');
  await screen.getByRole('button', { name: '便を検索する' }).click();
  const ports = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining(ports));
});

test('エラーは直した項目から消え、すべて直すと要約も消える。直した項目を変えても、検索するまで出ない', async () => {
  const { screen } = await show({ adults: 2 });
  const from = portCell(screen, '出発地');
  const adults = screen.getByRole('spinbutton', { name: '大人' });
  await inCell(screen, '人数・車両', () => adults.fill('1.5'));
  await screen.getByRole('button', { name: '便を検索する' }).click();
  const links = screen.getByRole('group', { name: /^入力内容をご確認ください/ }).getByRole('link');
  await expect.poll(() => links.elements().length).toBe(3);

  await choosePort(screen, '出発地', '凪浦港');
  await expect.element(from).not.toHaveAccessibleDescription(/選択してください/);
  await expect.poll(() => links.elements().length).toBe(2);

  // Where it went on to.
  await expect.element(screen.getByRole('dialog', { name: '到着地を選ぶ' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await choosePort(screen, '出発地', '東雲港');
  await expect.poll(() => links.elements().length).toBe(1);
  await inCell(screen, '人数・車両', () => adults.fill('2'));
  await expect
    .element(screen.getByRole('group', { name: /^入力内容をご確認ください/ }))
    .not.toBeInTheDocument();
});

test('人数に「1.5」と書いて検索しても進まず、書いたものが残り、要約からその欄へ行ける', async () => {
  const { screen, onSearch } = await show({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    date: '2027-08-02',
    adults: 2,
  });
  const adults = screen.getByRole('spinbutton', { name: '大人' });
  await inCell(screen, '人数・車両', () => adults.fill('1.5'));
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch).not.toHaveBeenCalled();
  await screen.getByRole('link', { name: /までの整数を入力してください。/ }).click();
  await expect.element(adults).toHaveFocus();
  await expect.element(adults).toHaveValue('1.5');
});

const tile = (screen: Shown, vehicle: number, name: string) =>
  screen
    .getByRole('radiogroup', { name: `車両${vehicle}の種類` })
    .getByRole('radio', { name, exact: true });

test('車両を追加すると、その車両の種類から入力を続けられ、9台目のあとも見失わない', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: /^人数・車両/ }).click();
  await expect.element(tile(screen, 1, 'なし')).toBeChecked();
  await tile(screen, 1, '自転車').click();
  for (let count = 2; count <= 9; count += 1) {
    await screen.getByRole('button', { name: 'もう1台追加する' }).click();
    await expect.element(tile(screen, count, '乗用車')).toHaveFocus();
  }
  await expect
    .element(screen.getByRole('button', { name: 'もう1台追加する' }))
    .not.toBeInTheDocument();
});

test('タイルで車両を選び、種類が分かれるものは続けて選ぶ。手伝いは切り替えで頼み、検索に入る', async () => {
  const { screen, onSearch } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
  await inCell(screen, '人数・車両', async () => {
    await tile(screen, 1, 'バイク').click();
    await screen.getByLabelText('バイクの種類').selectOptions('バイク(125cc以下)');
    await screen.getByRole('switch', { name: '乗り降りの手伝いを頼む' }).click();
    await screen.getByText('ペット・客室の希望').click();
    await screen.getByLabelText('個室・貸切').click();
  });
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch).toHaveBeenLastCalledWith(
    expect.objectContaining({ vehicles: 'veh_motorcycle_125', needs: 'private,accessible' }),
  );
  await inCell(screen, '人数・車両', () => tile(screen, 1, 'なし').click());
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('vehicles');
});

test('種類を選ばずに検索すると、タイルの次の一覧で、選ぶように伝わる', async () => {
  const { screen } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
  await inCell(screen, '人数・車両', () => tile(screen, 1, 'バイク').click());
  await screen.getByRole('button', { name: '便を検索する' }).click();
  await screen.getByRole('link', { name: '車両の種類を選択してください。' }).click();
  await expect.element(screen.getByLabelText('バイクの種類')).toHaveFocus();
});

test('よく使う日付を押すと、乗船日のセルの日が変わり、押したものがわかる', async () => {
  const { screen, onSearch } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
  const day = screen.getByRole('button', { name: /^乗船日/ });
  await expect.element(day).toHaveTextContent('乗船日7月20日(火)');
  await screen.getByRole('button', { name: '今週末' }).click();
  await expect.element(day).toHaveTextContent('乗船日7月24日(土)');
  await expect.element(screen.getByRole('button', { name: '今週末', pressed: true })).toBeVisible();
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ date: '2027-07-24' }));
});

test('会員は、登録した車両をひと押しで、長さも入った1台にできる。会員でなければ出ない', async () => {
  const trip = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date: '2027-08-02' };
  const visitor = await show(trip);
  await visitor.screen.getByRole('button', { name: /^人数・車両/ }).click();
  await expect.element(tile(visitor.screen, 1, 'なし')).toBeVisible();
  await expect.element(visitor.screen.getByText('登録した車両から選ぶ')).not.toBeInTheDocument();
  await visitor.screen.unmount();
  const { screen, onSearch } = await show({ ...trip, adults: 1 }, '山田 花子');
  await inCell(screen, '人数・車両', async () => {
    const pick = screen.getByRole('checkbox', { name: /わが家の車/ });
    await pick.click();
    await expect.element(pick).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: /^車両の長さ/ })).toHaveValue('469');
  });
  await screen.getByRole('button', { name: '便を検索する' }).click();
  expect(onSearch.mock.calls[0]?.[0].vehicles).toBe('veh_car:469');
});

test('人数と車両は、セルに一行で出る', async () => {
  const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  const { screen } = await show({ ...ports, adults: 2, children: 3, vehicles: 'veh_car:469' });
  await expect
    .element(screen.getByRole('button', { name: /^人数・車両/ }))
    .toHaveTextContent('人数・車両5名・乗用車');
});

test('往復では、カレンダーで往路の日を選ぶと、続けて復路の日を選べ、往路より前の日は選べない', async () => {
  const { screen } = await show({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    returnDate: '2027-07-22',
  });
  await screen.getByRole('button', { name: /^往路/ }).click();
  const outbound = screen.getByRole('dialog', { name: '往路の日を選ぶ' });
  await outbound.getByRole('button', { name: /7月24日/ }).click();
  const returnDays = screen.getByRole('dialog', { name: '復路の日を選ぶ' });
  await expect.element(returnDays).toBeVisible();
  await expect.element(outbound).not.toBeInTheDocument();
  await expect.element(returnDays.getByRole('button', { name: /7月23日/ })).toBeDisabled();
  await returnDays.getByRole('button', { name: /7月26日/ }).click();
  await expect.element(returnDays).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: /^復路/ }))
    .toHaveTextContent('復路7月26日(月)');
});

test.each(['押す', 'Enter', '空白'])(
  '片道では、カレンダーで日を選ぶと(%s)閉じて、日の入ったセルに戻る',
  async (by) => {
    const { screen } = await show({ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' });
    const cell = screen.getByRole('button', { name: /^乗船日/ });
    await cell.click();
    const days = screen.getByRole('dialog', { name: '乗船日を選ぶ' });
    const day = days.getByRole('button', { name: /7月24日/ });
    await expect.element(day).toBeVisible();
    if (by === '押す') await day.click();
    else {
      day.element().focus();
      await userEvent.keyboard(by === 'Enter' ? '{Enter}' : ' ');
    }
    await expect.element(days).not.toBeInTheDocument();
    await expect.element(cell).toHaveTextContent('乗船日7月24日(土)');
    await expect.element(cell).toHaveFocus();
  },
);
