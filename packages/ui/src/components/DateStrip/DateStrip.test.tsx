import '../../styles/global.css.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DateStrip,
  type DateStripDay,
  DateStripLink,
  type DateStripProps,
  DateStripStep,
} from './DateStrip.tsx';

const days: Record<string, DateStripDay> = {
  '2026-08-10': { period: 'B', price: 12300, availability: 'available' },
  '2026-08-11': { period: 'C', price: 15800, availability: 'few' },
  '2026-08-12': { period: 'C', reason: '船の点検のため運休します。' },
};

type Props = { onChoose?: (date: string) => void; hasCalendar?: boolean; note?: string };

const Strip = ({ onChoose = () => {}, hasCalendar = false, note }: Props) => {
  const [value, setValue] = useState('2026-08-10');
  return (
    <DateStrip
      label="往路の乗船日"
      value={value}
      min="2026-08-02"
      max="2026-10-30"
      holidays={{ '2026-08-11': '山の日' }}
      periods={[{ mark: 'C', name: '繁忙期' }]}
      days={days}
      note={note}
      calendar={hasCalendar ? { ...calendar, onPick: setValue } : undefined}
      renderDay={(date, attributes) => (
        <DateStripLink
          href={`#${date}`}
          {...attributes}
          onClick={(event) => {
            attributes.onClick?.(event);
            if (!event.defaultPrevented) {
              onChoose(date);
              setValue(date);
            }
            event.preventDefault();
          }}
        />
      )}
    />
  );
};

const calendar = { min: '2026-08-02', max: '2026-10-30', today: '2026-08-02' };

beforeEach(() => page.viewport(1280, 800));

test('前後3日の7日が並び、名前で祝日・期・料金・空席までわかる', async () => {
  const screen = await render(<Strip />);
  const links = screen.getByRole('navigation', { name: '往路の乗船日' }).getByRole('link');
  expect(links.elements()).toHaveLength(7);
  await expect
    .element(links.nth(4))
    .toHaveAccessibleName('8月11日 火曜日、山の日、C期(繁忙期)、15,800円から 残りわずか');
  await expect
    .element(screen.getByRole('link', { name: /8月10日/ }))
    .toHaveAttribute('aria-current', 'date');
});

test('キーボードで隣の日を選ぶと、その日が真ん中になり、フォーカスは残る', async () => {
  const onChoose = vi.fn();
  const screen = await render(<Strip onChoose={onChoose} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-08-11');
  const chosen = screen.getByRole('link', { name: /8月11日/ });
  await expect.element(chosen).toHaveAttribute('aria-current', 'date');
  await expect.element(chosen).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: /8月14日/ })).toBeVisible();
});

test('期の意味の場所は、読み込み中から取ってある', async () => {
  const of = (part: Partial<DateStripProps>) => (
    <DateStrip
      label="往路の乗船日"
      value="2026-08-10"
      min="2026-08-02"
      max="2026-10-30"
      renderDay={(date, attributes) => <DateStripLink href={`#${date}`} {...attributes} />}
      {...part}
    />
  );
  const screen = await render(of({ isPending: true }));
  const strip = screen.getByRole('navigation').element();
  const before = strip.getBoundingClientRect().height;
  await screen.rerender(of({ days, periods: [{ mark: 'C', name: '繁忙期' }] }));
  await expect.element(screen.getByRole('list', { name: '期の意味' })).toBeVisible();
  expect(strip.getBoundingClientRect().height).toBeCloseTo(before, 0);
});

test('離れた日は、カレンダーで選ぶとその日が真ん中になる', async () => {
  const screen = await render(<Strip hasCalendar />);
  const button = screen.getByRole('button', { name: '別の日をカレンダーで選ぶ' });
  await button.click();
  await expect
    .element(screen.getByRole('button', { name: '2026年8月10日月曜日、選択中' }))
    .toHaveFocus();
  await screen.getByRole('button', { name: /2026年8月27日/ }).click();
  await expect
    .element(screen.getByRole('link', { name: /8月27日/ }))
    .toHaveAttribute('aria-current', 'date');
  await expect.element(button).toHaveFocus();
});

test('変更では、日ごとの差額が、符号と名前でわかる', async () => {
  const differences: Record<string, DateStripDay> = {
    '2026-08-10': { price: 0, availability: 'available' },
    '2026-08-11': { price: 7200, availability: 'few' },
    '2026-08-12': { price: -2800, availability: 'available' },
  };
  const screen = await render(
    <DateStrip
      label="往路の乗船日"
      value="2026-08-10"
      min="2026-08-02"
      max="2026-10-30"
      isDifference
      days={differences}
      renderDay={(date, attributes) => <DateStripLink href={`#${date}`} {...attributes} />}
    />,
  );
  await expect.element(screen.getByText('差額なし', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /8月11日/ }))
    .toHaveAccessibleName(/、差額 \+7,200円 残りわずか$/);
  await expect
    .element(screen.getByRole('link', { name: /8月12日/ }))
    .toHaveAccessibleName(/、差額 −2,800円、最も安い日/);
});

test('選べない日は選ばれず、理由が名前にも画面にも出る', async () => {
  const onChoose = vi.fn();
  const screen = await render(<Strip onChoose={onChoose} />);
  const closed = screen.getByRole('link', { name: /8月12日/ });
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  await expect.element(closed).toHaveAccessibleName(/選べません。船の点検のため運休します。$/);
  await closed.click({ force: true });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('8月12日(水)は選べません。船の点検のため運休します。');
  expect(onChoose).not.toHaveBeenCalled();
});

test('幅 320 px でもページははみ出さず、選んだ日が真ん中にあり、どの日も指で押せる', async () => {
  await page.viewport(320, 800);
  const screen = await render(<Strip />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const chosen = screen
    .getByRole('link', { name: /8月10日/ })
    .element()
    .getBoundingClientRect();
  const strip = screen.getByRole('list').first().element().getBoundingClientRect();
  expect(chosen.left + chosen.right).toBeCloseTo(strip.left + strip.right, -1);
  for (const link of screen.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  }
});

test('幅 1280 px では、日の箱と、その下の説明・期・カレンダーが、合わせて二段に収まる', async () => {
  const screen = await render(<Strip hasCalendar note="日ごとの金額は、大人1名の運賃です。" />);
  const strip = screen.getByRole('navigation').element();
  expect(strip.getBoundingClientRect().height).toBeLessThanOrEqual(128);
});

const Weeks = ({ value }: { value: string }) => (
  <DateStrip
    label="往路の乗船日"
    value={value}
    min="2026-08-02"
    max="2026-10-30"
    days={{
      ...days,
      '2026-08-12': { word: '運休', reason: 'この日は運休です。' },
      // Costs less, and is full.
      '2026-08-13': { price: 9800, availability: 'full' },
    }}
    renderDay={(date, attributes) => <DateStripLink href={`#${date}`} {...attributes} />}
    renderStep={(date, attributes) => <DateStripStep href={`#${date}`} {...attributes} />}
  />
);

test('予約できる日のうち最も安い日に「最安」が付き、便のない日は「運休」と見える', async () => {
  const screen = await render(<Weeks value="2026-08-10" />);
  const cheapest = screen.getByRole('link', { name: /8月10日/ });
  await expect.element(cheapest.getByText('最安', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /8月10日.*最も安い日/ })).toBeVisible();
  await expect.poll(() => screen.getByText('最安').elements().length).toBe(1);
  const closed = screen.getByRole('link', { name: /8月12日/ });
  await expect.element(closed.getByText('運休', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('選べません', { exact: true })).not.toBeInTheDocument();
});

test('前と次の7日へ進め、予約できる端ではそこまでで、その先はない。狭い画面にはない', async () => {
  const screen = await render(<Weeks value="2026-08-05" />);
  const back = screen.getByRole('link', { name: '前の7日(8月2日(日)へ)' });
  await expect.element(back).toHaveAttribute('href', '#2026-08-02');
  const on = screen.getByRole('link', { name: '次の7日(8月12日(水)へ)' });
  await expect.element(on).toHaveAttribute('href', '#2026-08-12');
  await screen.rerender(<Weeks value="2026-10-30" />);
  await expect.element(screen.getByRole('link', { name: /^次の7日/ })).not.toBeInTheDocument();
  await page.viewport(375, 800);
  await expect.element(screen.getByRole('link', { name: /^前の7日/ })).not.toBeInTheDocument();
});
