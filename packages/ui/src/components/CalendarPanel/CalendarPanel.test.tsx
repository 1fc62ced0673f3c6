import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalendarPanel } from './CalendarPanel.tsx';

const days = { label: '乗船日', min: '2026-08-02', max: '2026-09-20', today: '2026-08-03' };

test('日曜から始まり、西暦の月が日本語で示される', async () => {
  const screen = await render(<CalendarPanel {...days} onChange={() => {}} />);
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年8月' })).toBeVisible();
  const names = screen.container.querySelectorAll('th');
  expect([...names].map((cell) => cell.textContent).join('')).toBe('日月火水木金土');
});

test('日を押すと、その日付が伝わる', async () => {
  const onChange = vi.fn();
  const screen = await render(<CalendarPanel {...days} onChange={onChange} />);
  await screen.getByRole('button', { name: /2026年8月15日土曜日/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-08-15');
});

test('選んである日をもう一度押しても、その日付が伝わる', async () => {
  const onChange = vi.fn();
  const screen = await render(<CalendarPanel {...days} value="2026-08-15" onChange={onChange} />);
  const day = screen.getByRole('button', { name: '2026年8月15日土曜日、選択中' });
  await day.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-08-15');
});

test('選べる日の外の日は押しても動かず、その先の月へは進めない', async () => {
  const onChange = vi.fn();
  const screen = await render(<CalendarPanel {...days} onChange={onChange} />);
  const before = screen.getByRole('button', { name: /2026年8月1日/ });
  await expect.element(before).toHaveAttribute('aria-disabled', 'true');
  await before.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  const previous = screen.getByRole('button', { name: '前の月' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  const next = screen.getByRole('button', { name: '次の月', exact: true });
  await next.click();
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await next.click({ force: true });
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
});

test('月を替えると、新しい月が一度だけ、年と月の言葉で読み上げられる', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <CalendarPanel {...days} max="2026-12-20" isSpread onChange={() => {}} />,
  );
  await screen.getByRole('button', { name: '次の月', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026年9月、2026年10月');
  // react-aria writes its own words a moment later.
  const words = () => document.querySelector('[data-live-announcer]')?.textContent;
  await expect.poll(words).toContain('から');
  const urgent = document.querySelectorAll('[aria-live=assertive], [role=alert]');
  expect([...urgent].map(({ textContent }) => textContent).join('')).toBe('');
});

test('今日には「今日」と書いてあり、日と月のボタンは指で押せる大きさがある', async () => {
  const screen = await render(
    <div style={{ inlineSize: 312 }}>
      <CalendarPanel {...days} onChange={() => {}} />
    </div>,
  );
  const today = screen.getByRole('button', { name: '今日、2026年8月3日月曜日' });
  await expect.element(today).toHaveTextContent('3');
  expect(getComputedStyle(today.element(), '::after').content).toContain('今日');
  const sizes = [today, screen.getByRole('button', { name: '前の月' })].map((button) =>
    button.element().getBoundingClientRect(),
  );
  for (const { width, height } of sizes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('今日の売り切れは言葉だけで伝え、印を重ねない', async () => {
  const sold = { sign: { mark: '―', name: 'WEB受付終了' }, word: '終了' };
  const screen = await render(
    <CalendarPanel
      {...days}
      days={{ '2026-08-03': sold, '2026-08-04': sold }}
      onChange={() => {}}
    />,
  );
  const marksOf = (name: RegExp) => {
    const day = screen.getByRole('button', { name }).element();
    return [...day.querySelectorAll('[data-text]')].map((mark) => mark.getAttribute('data-text'));
  };
  expect(marksOf(/^今日、2026年8月3日/)).toEqual(['今日', '終了']);
  expect(marksOf(/2026年8月4日/)).toEqual(['―', '終了']);
});

test('月を替えても、日の説明は選んである日のまま', async () => {
  const screen = await render(
    <CalendarPanel {...days} value="2026-08-15" days={{}} onChange={() => {}} />,
  );
  await screen.getByRole('button', { name: '次の月', exact: true }).click();
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  await expect.element(screen.getByText('8月15日(土)')).toBeVisible();
});

test('どの月でも高さが変わらない', async () => {
  const screen = await render(<CalendarPanel {...days} onChange={() => {}} />);
  const height = () => screen.container.getBoundingClientRect().height;
  const august = height();
  await screen.getByRole('button', { name: '次の月', exact: true }).click();
  await expect.element(screen.getByRole('grid', { name: '乗船日, 2026年9月' })).toBeVisible();
  expect(height()).toBe(august);
});

test('キーボードで日と月を動き、選べる日の外へは出ない', async () => {
  const onChange = vi.fn();
  const screen = await render(<CalendarPanel {...days} autoFocus onChange={onChange} />);
  await expect.element(screen.getByRole('button', { name: /2026年8月3日/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('button', { name: /2026年8月2日/ })).toHaveFocus();
  await userEvent.keyboard('{PageDown}{End}');
  await expect.element(screen.getByRole('button', { name: /2026年9月20日/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-09-20');
});

test('運航のない日曜は赤くなく、言葉は狭い画面で「運航」「なし」に分かれ、次の週に触れない', async () => {
  const closed = { word: '運航なし', reason: 'この日は運航がありません。' };
  const open = { price: 52_290, sign: { mark: '○', name: '空席あり' } };
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <CalendarPanel
        {...days}
        days={{ '2026-08-03': open, '2026-08-09': closed, '2026-08-10': open, '2026-08-16': open }}
        onChange={() => {}}
      />
    </div>,
  );
  const day = (date: string) => screen.getByRole('button', { name: new RegExp(date) }).element();
  const [, , word] = day('8月9日').children;
  expect(getComputedStyle(day('8月9日')).color).toBe(getComputedStyle(day('8月1日')).color);
  const box = word?.getBoundingClientRect() ?? new DOMRect();
  expect(box.width).toBeLessThanOrEqual(day('8月9日').getBoundingClientRect().width);
  expect(box.height).toBe(24);
  const price = day('8月3日').lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
  const number = day('8月10日').firstElementChild?.getBoundingClientRect().top ?? 0;
  expect(number - price).toBeGreaterThanOrEqual(4);
});
