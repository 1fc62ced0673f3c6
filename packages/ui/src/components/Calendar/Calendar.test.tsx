import '../../styles/global.css.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { summerMarks } from './example.fixture.ts';

const days = { min: '2026-08-02', max: '2026-10-30', today: '2026-08-02', ...summerMarks };

const Boarding = ({ onChange, ...props }: Partial<CalendarProps>) => {
  const [value, setValue] = useState(props.value);
  const change = (date: string) => {
    setValue(date);
    onChange?.(date);
  };
  return <Calendar label="乗船日" {...days} {...props} value={value} onChange={change} />;
};

beforeEach(() => page.viewport(375, 800));

test('一日の名前で、曜日・祝日・期・料金までわかる', async () => {
  const screen = await render(<Boarding value="2026-08-11" />);
  await expect
    .element(screen.getByRole('button', { name: /8月11日/ }))
    .toHaveAccessibleName(
      '2026年8月11日火曜日、選択中、山の日、C期(繁忙期)、15,800円から、残りわずか',
    );
  await expect
    .element(screen.getByRole('button', { name: /8月2日/ }))
    .toHaveAccessibleName('今日、2026年8月2日日曜日、B期(多客期)、12,300円から、空席あり');
});

test('選べない日にも矢印キーで届き、理由が読み上げられ、画面にも出る', async () => {
  const onChange = vi.fn();
  const screen = await render(<Boarding value="2026-08-18" onChange={onChange} />);
  (screen.getByRole('button', { name: /8月18日/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const closed = screen.getByRole('button', { name: /8月19日/ });
  await expect.element(closed).toHaveFocus();
  await expect
    .element(closed)
    .toHaveAccessibleName(
      '2026年8月19日水曜日、A期(通常期)、選べません。船の点検のため運休します。',
    );
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByText('8月19日(水) A期(通常期)・選べません。船の点検のため運休します。'))
    .toBeVisible();
  await userEvent.keyboard('{Enter} ');
  expect(onChange).not.toHaveBeenCalled();
});

test('選んである日が選べない日になっても、その文字は、選べる日と同じように読める', async () => {
  const coloursOf = async (value: string, name: RegExp) => {
    const screen = await render(<Boarding value={value} />);
    const day = screen.getByRole('button', { name }).element();
    const colours = [day, ...day.children].map((each) => getComputedStyle(each).color);
    await screen.unmount();
    return new Set(colours);
  };
  const chosen = await coloursOf('2026-08-18', /8月18日/);
  expect(await coloursOf('2026-08-13', /8月13日/)).toEqual(chosen);
});

test('選べない日を指で押しても選ばれず、理由が出る', async () => {
  const onChange = vi.fn();
  const screen = await render(<Boarding onChange={onChange} />);
  await screen.getByRole('button', { name: /8月13日/ }).click({ force: true });
  await expect.element(screen.getByText(/ご希望の人数で予約できる便がありません。/)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('マウスを載せるだけでも、選べない日と、予約できる日の外の日の理由が出る', async () => {
  const screen = await render(<Boarding min="2026-08-10" today="2026-08-10" />);
  await screen.getByRole('button', { name: /8月19日/ }).hover({ force: true });
  await expect.element(screen.getByText(/選べません。船の点検のため運休します。/)).toBeVisible();
  await screen.getByRole('button', { name: /8月9日/ }).hover({ force: true });
  await expect
    .element(screen.getByText('8月9日(日) 選べるのは8月10日(月)から10月30日(金)までです。'))
    .toBeVisible();
  await screen.getByRole('list', { name: '印の意味' }).hover();
  await expect.element(screen.getByText('8月10日(月)', { exact: true })).toBeVisible();
});

test('印は文字でも見え、その意味が下に書いてある', async () => {
  const screen = await render(<Boarding />);
  const drawn = (name: RegExp) =>
    [...screen.getByRole('button', { name }).element().querySelectorAll('span')]
      .map((part) => part.textContent || getComputedStyle(part, '::before').content)
      .join(' ');
  expect(drawn(/8月11日/)).toBe('11 "祝" / "" "△" / "" "15,800" / ""');
  expect(drawn(/8月14日/)).toMatch(/^14 .*"×".*"満席"/);
  expect(drawn(/8月19日/)).toMatch(/^19 .*"運休"/);
  const legend = screen.getByRole('list', { name: '印の意味' }).getByRole('listitem');
  expect(legend.elements().map((item) => item.textContent)).toEqual([
    '祝 祝日',
    '○ 空席あり',
    '△ 残りわずか',
    '9,800 最も安い日',
  ]);
});

test('キーボードで日を選び、月をまたぎ、月が変わったことが伝わる', async () => {
  const onChange = vi.fn();
  const onMonthChange = vi.fn();
  const screen = await render(<Boarding onChange={onChange} onMonthChange={onMonthChange} />);
  (screen.getByRole('button', { name: /8月2日/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onMonthChange.mock.calls).toEqual([['2026-08']]);
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  expect(onMonthChange.mock.calls).toEqual([['2026-08'], ['2026-09']]);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-09-16');
});

test('いちばん安い日は、名前でも伝わる', async () => {
  const screen = await render(<Boarding />);
  await expect
    .element(screen.getByRole('button', { name: /8月3日/ }))
    .toHaveAccessibleName('2026年8月3日月曜日、A期(通常期)、9,800円から、空席あり、最も安い日');
});

test('幅 960 px からは二つの月が並び、矢印キーは月の境を越えて動く', async () => {
  await page.viewport(1280, 800);
  const onMonthChange = vi.fn();
  const screen = await render(
    <Boarding value="2026-08-31" isSpread onMonthChange={onMonthChange} />,
  );
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年8月' })).toBeVisible();
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  expect(onMonthChange.mock.calls).toEqual([['2026-08'], ['2026-09']]);
  (screen.getByRole('button', { name: /8月31日/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /9月1日/ })).toHaveFocus();
  await screen.getByRole('button', { name: '次の月', exact: true }).click();
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年10月' })).toBeVisible();
  expect(onMonthChange.mock.lastCall).toEqual(['2026-10']);
});

test('幅 960 px までは、月は一つずつ見せる', async () => {
  await page.viewport(959, 800);
  const screen = await render(<Boarding isSpread />);
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年8月' })).toBeVisible();
  expect(screen.getByRole('grid').elements()).toHaveLength(1);
});

test('予約できる日の外には印がなく、届かない', async () => {
  const screen = await render(<Boarding min="2026-08-10" today="2026-08-10" />);
  const before = screen.getByRole('button', { name: /8月9日/ });
  await expect.element(before).toHaveAccessibleName('2026年8月9日日曜日');
  expect(before.element().textContent).toBe('9');
  (screen.getByRole('button', { name: /8月10日/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: /8月10日/ })).toHaveFocus();
});

test('誤りと説明がカレンダーと結びつき、エラー要約のリンクは日に届く', async () => {
  const screen = await render(
    <Boarding id="date" support="2か月先まで" error="乗船日を選んでください。" />,
  );
  await expect
    .element(screen.getByRole('group', { name: '乗船日', exact: true }))
    .toHaveAccessibleDescription('2か月先まで 乗船日を選んでください。');
  document.getElementById('date')?.focus();
  await expect.element(screen.getByRole('button', { name: /8月2日/ })).toHaveFocus();
});

test('幅 320 px でも日は指で押せる大きさで、料金はとなりの日に重ならない', async () => {
  await page.viewport(320, 800);
  const screen = await render(<Boarding />);
  const day = screen.getByRole('button', { name: /8月11日/ }).element();
  const box = day.getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
});

test('どの日に移っても、どの月でも高さが変わらない', async () => {
  const screen = await render(<Boarding value="2026-08-18" />);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  (screen.getByRole('button', { name: /8月18日/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /8月19日/ })).toHaveFocus();
  expect(height()).toBe(before);
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  expect(height()).toBe(before);
});
