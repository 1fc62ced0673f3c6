import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalendarPanel } from '../CalendarPanel/CalendarPanel.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { DateField, type DateParts } from './DateField.tsx';
import { once } from './load-calendar.ts';

const days = { min: '2026-08-02', max: '2026-09-20', today: '2026-08-02' };

const Boarding = ({ initial }: { initial: DateParts }) => {
  const [value, setValue] = useState(initial);
  return <DateField label="乗船日" calendar={days} value={value} onChange={setValue} />;
};

const typed = { year: '２０２６', month: '8', day: '15' };
const nothing = { year: '', month: '', day: '' };

const renderOpen = async (initial = nothing) => {
  const screen = await render(<Boarding initial={initial} />);
  const button = screen.getByRole('button', { name: 'カレンダーで選ぶ' });
  await button.click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
  return { screen, button, dialog: screen.getByRole('dialog', { name: '乗船日を選ぶ' }) };
};

test('キーボードだけで開き、日を選ぶと三つの欄に入り、ボタンに戻る', async () => {
  const screen = await render(<Boarding initial={nothing} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: /2026年8月2日/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: '年' })).toHaveValue('2026');
  await expect.element(screen.getByRole('textbox', { name: '月' })).toHaveValue('8');
  await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue('3');
  await expect.element(screen.getByRole('button', { name: 'カレンダーで選ぶ' })).toHaveFocus();
  await expect.element(screen.getByText('2026年8月3日(月)を選びました。')).toBeInTheDocument();
});

test('入力してある日が選ばれていて、そこから始まる', async () => {
  const { screen } = await renderOpen(typed);
  await expect
    .element(screen.getByRole('button', { name: '2026年8月15日土曜日、選択中' }))
    .toHaveFocus();
});

test('押して選ぶと閉じて、開き直さない', async () => {
  const { screen, button, dialog } = await renderOpen();
  await screen.getByRole('button', { name: /2026年8月20日/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue('20');
  await expect.element(button).toHaveFocus();
});

test('Escape・閉じる・外側で閉じ、何も変わらず、ボタンに戻る', async () => {
  const { screen, button, dialog } = await renderOpen(typed);
  const closings = [
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: '閉じる' }).click(),
    () => dialog.click({ position: { x: 5, y: -20 }, force: true }),
  ];
  for (const close of closings) {
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue('15');
    await button.click();
    await expect.element(screen.getByRole('grid')).toBeVisible();
  }
});

test('読み込めないときは、わけがわかり、閉じられ、次に開くと読み込み直す', async () => {
  const load = vi
    .fn(async () => CalendarPanel)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const screen = await render(
    <CalendarButton {...days} field="乗船日" load={once(load)} onPick={() => {}} />,
  );
  const button = screen.getByRole('button', { name: 'カレンダーで選ぶ' });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/カレンダーを表示できませんでした/);
  await screen.getByRole('button', { name: '閉じる' }).click();
  await button.click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('一度だけ読み込む', async () => {
  const load = vi.fn(async () => CalendarPanel);
  const get = once(load);
  await Promise.all([get(), get()]);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

test('読み込みの間は、同じ高さの場所が空けてある', async () => {
  const screen = await render(
    <CalendarButton
      {...days}
      field="乗船日"
      load={() => new Promise(() => {})}
      onPick={() => {}}
    />,
  );
  await screen.getByRole('button', { name: 'カレンダーで選ぶ' }).click();
  await expect.element(screen.getByText('カレンダーを読み込んでいます')).toBeInTheDocument();
  // The layout's height: what is drawn may still be moving in.
  const heightOf = (dialog: Element) => (dialog as HTMLElement).offsetHeight;
  const loading = heightOf(screen.getByRole('dialog').element());
  await screen.unmount();
  const { dialog } = await renderOpen();
  await expect.poll(() => heightOf(dialog.element())).toBe(loading);
});
