import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

test('ラベル・必須・説明・エラーが入力欄と結びついている', async () => {
  const screen = await render(
    <TextField
      label="電話番号"
      requirement="required"
      support="当日つながる番号"
      error="電話番号を入力してください。"
    />,
  );
  const input = screen.getByRole('textbox', { name: '電話番号' });
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(input)
    .toHaveAccessibleDescription('当日つながる番号 電話番号を入力してください。');
  await expect.element(screen.getByText('※必須')).toBeVisible();
});

test('「※任意」は名前に付かず、説明の初めで伝わる', async () => {
  const screen = await render(
    <TextField label="建物名" requirement="optional" support="例:港ビル" />,
  );
  const input = screen.getByRole('textbox', { name: '建物名', exact: true });
  await expect.element(input).toHaveAccessibleDescription('任意 例:港ビル');
  await expect.element(input).not.toHaveAttribute('aria-required');
  await expect.element(screen.getByText('※任意')).toBeVisible();
  expect(screen.container.querySelector('label')?.textContent).toBe('建物名');
});

test('全角の文字はそのまま受け取られる', async () => {
  const onChange = vi.fn();
  const screen = await render(<TextField label="電話番号" inputMode="tel" onChange={onChange} />);
  await screen.getByRole('textbox').fill('０９０−１２３４');
  expect(onChange).toHaveBeenLastCalledWith('０９０−１２３４');
});

const enter = (isComposing: boolean) =>
  new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing });

test('変換を確定する Enter では送信されず、ふつうの Enter では送信される', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <TextField label="姓" />
    </form>,
  );
  const input = screen.getByRole('textbox').element();
  expect(input.dispatchEvent(enter(true))).toBe(false);
  expect(input.dispatchEvent(enter(false))).toBe(true);
  await userEvent.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('エラー要約から移れるように id と ref が入力欄に届く', async () => {
  const ref = vi.fn();
  const screen = await render(<TextField id="phone" ref={ref} label="電話番号" />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveAttribute('id', 'phone');
  expect(ref).toHaveBeenCalledWith(input.element());
});

test('欄を離れたことが一度だけ伝わり、変更できない欄は書き換えられない', async () => {
  const onBlur = vi.fn();
  const onChange = vi.fn();
  const screen = await render(
    <TextField label="姓" isReadOnly defaultValue="汐凪" onBlur={onBlur} onChange={onChange} />,
  );
  await userEvent.keyboard('{Tab}a{Tab}');
  await expect.element(screen.getByRole('textbox')).toHaveValue('汐凪');
  expect(onChange).not.toHaveBeenCalled();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('説明もエラーもなければ、何も結びつかない', async () => {
  const screen = await render(<TextField label="姓" />);
  const input = screen.getByRole('textbox', { name: '姓' });
  await expect.element(input).not.toHaveAttribute('aria-describedby');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).not.toHaveAttribute('aria-required');
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <TextField key="1" name="phone" />,
  // @ts-expect-error there is no placeholder
  <TextField key="2" label="電話番号" placeholder="090" />,
];

test('どう受け取ったかが欄の横に出て、変わると読み上げられる', async () => {
  const screen = await render(<TextField label="車両の長さ" output="469 cm(5m未満)" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('469 cm(5m未満)');
});
