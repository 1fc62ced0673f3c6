import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';

const Mail = (props: Partial<EmailFieldProps>) => {
  const [value, setValue] = useState('');
  return <EmailField label="メールアドレス" {...props} value={value} onChange={setValue} />;
};

test('名前・説明・エラーが結びつき、端末の入力補助が使える', async () => {
  const screen = await render(
    <Mail support="控えをお送りします。" error="形式をご確認ください。" requirement="required" />,
  );
  const input = screen.getByRole('textbox', { name: 'メールアドレス' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('控えをお送りします。 形式をご確認ください。');
  await expect.element(input).toHaveAttribute('type', 'email');
  await expect.element(input).toHaveAttribute('autocomplete', 'email');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test.each([
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
  [' Taro@Example.JP ', 'Taro@example.jp'],
])('%s と入力して離れると %s になる', async (typed, shown) => {
  const screen = await render(<Mail />);
  const input = screen.getByRole('textbox');
  await input.fill(typed);
  await userEvent.tab();
  await expect.element(input).toHaveValue(shown);
});

test('アドレスではない文字は書き換えられない', async () => {
  const onBlur = vi.fn();
  const screen = await render(<Mail onBlur={onBlur} />);
  const input = screen.getByRole('textbox');
  await input.fill('ｔａｒｏ');
  await userEvent.tab();
  await expect.element(input).toHaveValue('ｔａｒｏ');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <EmailField key="1" value="" onChange={() => {}} />,
];
