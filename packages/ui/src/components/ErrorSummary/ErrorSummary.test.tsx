import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePageTitle } from '../../page-title.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [
  { id: 'family-name', message: '姓を入力してください。' },
  { id: 'phone', message: '電話番号を入力してください。' },
];

type FormProps = { attempt: number; left?: typeof problems };

const Form = ({ attempt, left = problems }: FormProps) => (
  <>
    <ErrorSummary problems={left} attempt={attempt} />
    <TextField id="family-name" label="姓" />
    <TextField id="phone" label="電話番号" />
  </>
);

test('現れるとフォーカスを受け取り、件数を知らせる', async () => {
  const screen = await render(<Form attempt={1} />);
  const summary = screen.getByRole('group', { name: '入力内容をご確認ください(2件)' });
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
  await expect.element(screen.getByRole('group')).toHaveFocus();
});

test('項目を直して減っても、また増えても、読み上げず、フォーカスも移らない', async () => {
  const screen = await render(<Form attempt={1} />);
  const field = screen.getByRole('textbox', { name: '姓' });
  await field.click();
  for (const left of [problems.slice(1), [], problems]) {
    await screen.rerender(<Form attempt={1} left={left} />);
    await expect.element(field).toHaveFocus();
  }
  await expect.element(screen.getByRole('group')).toBeVisible();
  expect(screen.container.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
});

test('誤りがなければ何も出ない', async () => {
  const screen = await render(<ErrorSummary problems={[]} />);
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
});

test('行にまとめても全部の件数を知らせ、行のない分を書き添える', async () => {
  const screen = await render(
    <ErrorSummary problems={problems} count={9} rest="ほか4件" attempt={1} />,
  );
  await expect
    .element(screen.getByRole('group', { name: '入力内容をご確認ください(9件)' }))
    .toHaveFocus();
  await expect.element(screen.getByText('ほか4件')).toBeVisible();
});

test('出ている間だけ、ページの題が「エラー:」で始まる', async () => {
  const Titled = ({ title, ...form }: FormProps & { title: string }) => {
    usePageTitle(title);
    return <Form {...form} />;
  };
  const screen = await render(<Titled title="変更の確定" attempt={1} />);
  await expect.poll(() => document.title).toBe('エラー:変更の確定');
  await screen.rerender(<Titled title="変更の確認" attempt={1} />);
  await expect.poll(() => document.title).toBe('エラー:変更の確認');
  await screen.rerender(<Titled title="変更の確認" attempt={1} left={[]} />);
  await expect.poll(() => document.title).toBe('変更の確認');
  await screen.rerender(<Titled title="変更の確認" attempt={2} />);
  await screen.unmount();
  expect(document.title).toBe('変更の確認');
});
