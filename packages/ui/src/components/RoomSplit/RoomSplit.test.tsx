import '../../styles/global.css.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CabinPlan } from '../CabinPlan/CabinPlan.tsx';
import { RoomSplit, type RoomSplitProps, type SplitRoom } from './RoomSplit.tsx';

const roomOf = (index: number): SplitRoom => ({
  name: `${index + 1}室目`,
  text: '寝台 2つ',
  plan: <CabinPlan kind="room" hue={2} berths={2} taken={[2]} />,
  sound: '大人あり',
  facts: ['寝台 2/2', '添い寝 1名'],
  amount: 27_800,
});

const names = ['大人1', '大人2', '小人', '幼児', '乳児'];

const show = (count: number, props: Partial<RoomSplitProps> = {}) => {
  const onMove = vi.fn();
  const screen = render(
    // As wide as a card of a phone.
    <div style={{ inlineSize: 287 }}>
      <RoomSplit
        id="rooms"
        label="5名を部屋に分ける"
        title="だれがどの部屋か"
        text="寝台を使うのは3名です。幼児と乳児の添い寝は無料です。"
        rooms={Array.from({ length: count }, (_, index) => roomOf(index))}
        people={names.map((name, index) => ({ name, text: '寝台', room: index % count }))}
        onMove={onMove}
        note="部屋ごとの金額は割引前です。"
        actions={<button type="button">3室目を足す</button>}
        {...props}
      />
    </div>,
  );
  return { screen, onMove };
};

test('人ごとに部屋を選ぶ。ラジオボタンは人と部屋を名のり、矢印キーは一人の中で動く', async () => {
  const { screen, onMove } = show(2);
  const ui = await screen;
  const first = ui.getByRole('radio', { name: '大人1は1室目' });
  await expect.element(first).toBeChecked();
  await ui.getByRole('radio', { name: '小人は2室目' }).click();
  expect(onMove).toHaveBeenLastCalledWith(2, 1);
  await first.click();
  await userEvent.keyboard('{ArrowRight}');
  expect(onMove).toHaveBeenLastCalledWith(0, 1);
  await expect.element(ui.getByRole('columnheader', { name: /^1室目/ })).toBeVisible();
  await expect.element(ui.getByRole('rowheader', { name: /^乳児/ })).toBeVisible();
});

test('不足のある部屋は「大人あり」の代わりに不足を示し、一度だけ伝える', async () => {
  const rooms = [roomOf(0), { ...roomOf(1), problem: '大人がいません' }];
  const ui = await show(2, { rooms }).screen;
  expect(ui.getByText('大人あり').elements()).toHaveLength(1);
  await expect.element(ui.getByRole('status')).toHaveTextContent('2室目:大人がいません');
});

test('4室からは、人ごとの選択リストになる', async () => {
  const { screen, onMove } = show(4);
  const ui = await screen;
  await ui.getByRole('combobox', { name: '大人2の部屋' }).selectOptions('4室目');
  expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 3);
  await expect.element(ui.getByRole('radio')).not.toBeInTheDocument();
});

test.each([2, 3])('幅375 pxの5名・%i室は、はみ出さず、決めた高さに収まる', async (count) => {
  await page.viewport(375, 900);
  const ui = await show(count).screen;
  const table = ui.getByRole('table').element();
  const whole = ui.getByRole('group', { name: '5名を部屋に分ける' }).element();
  expect(table.getBoundingClientRect().height).toBeLessThanOrEqual(560);
  expect(whole.getBoundingClientRect().height).toBeLessThanOrEqual(756);
  expect(table.scrollWidth).toBeLessThanOrEqual(287);
  for (const seat of ui.getByRole('radio').elements()) {
    const box = seat.closest('label')?.getBoundingClientRect();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(seat.closest('td')?.scrollWidth).toBeLessThanOrEqual(
      seat.closest('td')?.clientWidth ?? 0,
    );
  }
});
