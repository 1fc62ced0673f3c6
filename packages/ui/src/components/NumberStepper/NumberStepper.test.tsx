import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberStepper } from './NumberStepper.tsx';

const Adults = ({ initial = 2 }: { initial?: number }) => {
  const [value, setValue] = useState(initial);
  return (
    <NumberStepper
      label="大人"
      value={value}
      min={1}
      max={9}
      limitMessage="10人以上はお電話でお申し込みください。"
      onChange={setValue}
    />
  );
};

test('ボタンで増減し、新しい人数が読み上げられる', async () => {
  const screen = await render(<Adults />);
  await screen.getByRole('button', { name: '大人を増やす' }).click();
  await expect.element(screen.getByRole('spinbutton', { name: '大人' })).toHaveValue('3');
  await expect.element(screen.getByText('大人 3人')).toBeInTheDocument();
  await screen.getByRole('button', { name: '大人を減らす' }).click();
  await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
});

test('上限を超えようとすると、理由がわかり、ボタンのフォーカスは失われない', async () => {
  const screen = await render(<Adults initial={9} />);
  const more = screen.getByRole('button', { name: '大人を増やす' });
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect.element(screen.getByText('10人以上はお電話でお申し込みください。')).toBeVisible();
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('9');
});

test('続けて2回押しても、画面は拡大されない', async () => {
  const screen = await render(<Adults />);
  const { touchAction } = getComputedStyle(screen.getByRole('button').first().element());
  expect(touchAction).toBe('manipulation');
});

test('全角の数字を受け取る', async () => {
  const screen = await render(<Adults />);
  const input = screen.getByRole('spinbutton');
  await input.fill('５');
  await expect.element(input).toHaveAttribute('aria-valuenow', '5');
  await userEvent.tab();
  await expect.element(input).toHaveValue('5');
});

test('範囲の外の数は端の数になり、空の欄は元の数に戻る', async () => {
  const screen = await render(<Adults />);
  const input = screen.getByRole('spinbutton');
  await input.fill('12');
  await userEvent.tab();
  await expect.element(input).toHaveValue('9');
  await input.fill('');
  await userEvent.tab();
  await expect.element(input).toHaveValue('9');
});

test.each(['1.5', '三', 'abc', '-1', '１．５', '1e1'])(
  '「%s」は別の数にならず、欄に残り、わけがわかる',
  async (text) => {
    const screen = await render(<Adults />);
    const input = screen.getByRole('spinbutton');
    await input.fill(text);
    await userEvent.tab();
    await expect.element(input).toHaveValue(text);
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('1から9までの整数を入力してください。');
    expect(screen.container.querySelector('input:invalid')).toBe(input.element());
    await input.fill('４');
    await userEvent.tab();
    await expect.element(input).toHaveValue('4');
    await expect.element(input).not.toBeInvalid();
    expect(screen.container.querySelector('input:invalid')).toBeNull();
  },
);

test('読めない文字のままEnterで送っても、わけがわかり、ボタンで数に戻せる', async () => {
  const screen = await render(<Adults />);
  const input = screen.getByRole('spinbutton');
  await input.fill('1.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('1から9までの整数を入力してください。')).toBeVisible();
  await screen.getByRole('button', { name: '大人を増やす' }).click();
  await expect.element(input).not.toBeInvalid();
  expect(screen.container.querySelector('input:invalid')).toBeNull();
});

test('キーボードだけで増減し、端へ跳べる', async () => {
  const screen = await render(<Adults />);
  const input = screen.getByRole('spinbutton');
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}');
  await expect.element(input).toHaveValue('4');
  await userEvent.keyboard('{End}');
  await expect.element(input).toHaveValue('9');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(input).toHaveValue('1');
  await expect.element(screen.getByText('1人以上で入力してください。')).toBeVisible();
});
