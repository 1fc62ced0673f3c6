import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { summerMarks } from '../Calendar/example.fixture.ts';
import { type DateParts, DatePicker, type DatePickerProps } from './DatePicker.tsx';

const Boarding = ({ error, ...props }: Partial<DatePickerProps>) => {
  const [value, setValue] = useState<DateParts>({ year: '', month: '', day: '' });
  return (
    <DatePicker
      label="乗船日"
      min="2026-08-02"
      max="2026-10-30"
      today="2026-08-02"
      {...summerMarks}
      {...props}
      error={error}
      value={value}
      onChange={setValue}
    />
  );
};

test('全角で打っても、曜日・祝日・期・料金が伝わる', async () => {
  const screen = await render(<Boarding />);
  await userEvent.keyboard('{Tab}２０２６{Tab}８{Tab}１１');
  await expect
    .element(screen.getByText('8月11日(火)・山の日・C期(繁忙期)・15,800円から・残りわずか'))
    .toBeVisible();
});

test('選べない日を打つと、理由が伝わる', async () => {
  const screen = await render(<Boarding />);
  await userEvent.keyboard('{Tab}2026{Tab}8{Tab}19');
  await expect
    .element(screen.getByText('8月19日(水)・A期(通常期)・選べません。船の点検のため運休します。'))
    .toBeVisible();
});

test.each(['1', '31'])('期間の外の日(7月%s日)や存在しない日には何も言わない', async (day) => {
  const screen = await render(<Boarding />);
  await userEvent.keyboard(`{Tab}2026{Tab}7{Tab}${day}`);
  await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue(day);
  expect(
    screen
      .getByRole('status')
      .elements()
      .map((status) => status.textContent),
  ).toEqual(['', '']);
});

test('キーボードだけでカレンダーから選び、欄に入り、フォーカスがボタンに戻る', async () => {
  const screen = await render(<Boarding buttonLabel="料金カレンダーを開く" />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: /8月2日/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue('3');
  await expect.element(screen.getByRole('button', { name: '料金カレンダーを開く' })).toHaveFocus();
  await expect
    .element(screen.getByText('8月3日(月)・A期(通常期)・9,800円から・空席あり'))
    .toBeVisible();
});

test('誤りは三つの欄のまとまりと結びついている', async () => {
  const screen = await render(<Boarding error="乗船日を入力してください。" />);
  await expect
    .element(screen.getByRole('group', { name: '乗船日' }))
    .toHaveAccessibleDescription('乗船日を入力してください。');
});
