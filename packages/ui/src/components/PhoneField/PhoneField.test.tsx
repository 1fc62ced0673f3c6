import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const Phone = (props: Partial<PhoneFieldProps>) => {
  const [value, setValue] = useState('');
  return <PhoneField label="電話番号" {...props} value={value} onChange={setValue} />;
};

test('名前・説明・エラーが結びつき、数字のキーボードと入力補助が使える', async () => {
  const screen = await render(
    <Phone support="ハイフンは不要です。" error="市外局番から入力してください。" />,
  );
  const input = screen.getByRole('textbox', { name: '電話番号' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('ハイフンは不要です。 市外局番から入力してください。');
  await expect.element(input).toHaveAttribute('type', 'tel');
  await expect.element(input).toHaveAttribute('autocomplete', 'tel');
});

test.each([
  ['09012345678', '090-1234-5678'],
  ['０９０ー１２３４−５６７８', '090-1234-5678'],
  ['090ｰ1234―5678', '090-1234-5678'],
  ['+81 90 1234 5678', '090-1234-5678'],
  ['（０１３８）２２‐１１１１', '0138221111'],
  ['+82 10-1234-5678', '+821012345678'],
  ['090-1234-567八', '090-1234-567八'],
  ['１２３４', '１２３４'],
])('%s と入力して離れると %s になる', async (typed, shown) => {
  const screen = await render(<Phone />);
  const input = screen.getByRole('textbox');
  await input.fill(typed);
  await expect.element(input).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(input).toHaveValue(shown);
});

test('欄を離れたことが一度だけ伝わる', async () => {
  const onBlur = vi.fn();
  await render(<Phone onBlur={onBlur} />);
  await userEvent.keyboard('{Tab}090{Tab}');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <PhoneField key="1" value="" onChange={() => {}} />,
];
