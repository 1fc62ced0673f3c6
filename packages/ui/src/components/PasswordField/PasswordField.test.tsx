import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const Secret = (props: Partial<PasswordFieldProps>) => {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="パスワード"
      purpose="current"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
};

test('Tab と Space だけで表示と非表示を切り替えられ、そのたびに読み上げられる', async () => {
  const screen = await render(<Secret />);
  const input = screen.getByLabelText('パスワード', { exact: true });
  await userEvent.keyboard('{Tab}umi{Tab} ');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('umi');
  await expect.element(screen.getByRole('status')).toHaveTextContent('パスワードを表示しました。');
  await expect.element(screen.getByRole('button', { name: 'パスワードを隠す' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(screen.getByRole('status')).toHaveTextContent('パスワードを隠しました。');
});

test('何もしなければ、何も読み上げられない', async () => {
  const screen = await render(<Secret />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('説明とエラーが結びつき、必須が伝わる', async () => {
  const screen = await render(
    <Secret support="10文字以上" error="短すぎます。" requirement="required" />,
  );
  const input = screen.getByLabelText(/^パスワード(※必須)?$/);
  await expect.element(input).toHaveAccessibleDescription('10文字以上 短すぎます。');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test.each([
  ['current', 'current-password'],
  ['new', 'new-password'],
] as const)('パスワード管理(%s)のための印がある', async (purpose, token) => {
  const screen = await render(<Secret purpose={purpose} />);
  await expect
    .element(screen.getByLabelText('パスワード', { exact: true }))
    .toHaveAttribute('autocomplete', token);
});

test('貼り付けた文字は、空白も全角もそのまま受け取られる', async () => {
  const screen = await render(<Secret />);
  const input = screen.getByLabelText('パスワード', { exact: true });
  await screen.getByRole('button').click();
  await input.fill(' うみ ｔｏ fune ');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.cut();
  await expect.element(input).toHaveValue('');
  await userEvent.paste();
  await expect.element(input).toHaveValue(' うみ ｔｏ fune ');
});

test('表示したまま送信すると、また隠れる', async () => {
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <Secret />
      <button type="submit">ログイン</button>
    </form>,
  );
  const input = screen.getByLabelText('パスワード', { exact: true });
  await screen.getByRole('button', { name: 'パスワードを表示する' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'ログイン' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('切り替えるボタンは指で押せる大きさである', async () => {
  const screen = await render(<Secret />);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <PasswordField key="1" purpose="new" value="" onChange={() => {}} />,
  // @ts-expect-error a password manager has to know what the password is for
  <PasswordField key="2" label="パスワード" value="" onChange={() => {}} />,
];

test('よく使われるパスワードだと、打っている間にわかり、読み上げられる', async () => {
  const New = () => {
    const [value, setValue] = useState('');
    return <PasswordField label="パスワード" purpose="new" value={value} onChange={setValue} />;
  };
  const screen = await render(<New />);
  const field = screen.getByLabelText('パスワード', { exact: true });
  await field.fill('password1234');
  const said = screen.getByRole('status').filter({ hasText: 'よく使われるパスワードです' });
  await expect.element(said).toBeVisible();
  await field.fill('asanagi no fune');
  await expect.element(screen.getByText('安全な長さです', { exact: true })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});
