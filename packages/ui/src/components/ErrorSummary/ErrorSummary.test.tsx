import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [
  { id: 'family-name', message: '姓を入力してください。' },
  { id: 'phone', message: '電話番号を入力してください。' },
];

const Form = ({ attempt }: { attempt: number }) => (
  <>
    <ErrorSummary problems={problems} attempt={attempt} />
    <TextField id="family-name" label="姓" />
    <TextField id="phone" label="電話番号" />
  </>
);

test('現れるとフォーカスを受け取り、件数を知らせる', async () => {
  const screen = await render(<Form attempt={1} />);
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect
    .element(screen.getByRole('heading', { name: '入力内容をご確認ください(2件)' }))
    .toBeVisible();
});

test('項目を選ぶと、その入力欄へ移る', async () => {
  const screen = await render(<Form attempt={1} />);
  await screen.getByRole('link', { name: '電話番号を入力してください。' }).click();
  await expect.element(screen.getByRole('textbox', { name: '電話番号' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('もう一度送信して失敗すると、またフォーカスを受け取る', async () => {
  const screen = await render(<Form attempt={1} />);
  await screen.getByRole('textbox', { name: '姓' }).click();
  await screen.rerender(<Form attempt={2} />);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
});

test('誤りがなければ何も出ない', async () => {
  const screen = await render(<ErrorSummary problems={[]} />);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
