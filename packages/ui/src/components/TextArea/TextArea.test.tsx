import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const Help = ({ initial = '', ...props }: Partial<TextAreaProps> & { initial?: string }) => {
  const [value, setValue] = useState(initial);
  return <TextArea label="支援の内容" {...props} value={value} onChange={setValue} />;
};

test('名前・説明・上限・エラーが欄と結びつき、必須が伝わる', async () => {
  const screen = await render(
    <Help
      support="詳しくお書きください。"
      maxLength={200}
      error="長すぎます。"
      requirement="required"
    />,
  );
  const box = screen.getByRole('textbox', { name: '支援の内容' });
  await expect
    .element(box)
    .toHaveAccessibleDescription('詳しくお書きください。 200文字まで 長すぎます。');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
});

test('残りの文字数は、見た目の一文字ずつ数えられる', async () => {
  const screen = await render(<Help maxLength={20} />);
  await expect.element(screen.getByText('あと20文字入力できます')).toBeVisible();
  await screen.getByRole('textbox').fill('𠮷野家\n葛');
  await expect.element(screen.getByText('あと15文字入力できます').first()).toBeVisible();
});

test('上限に近づくと、入力の切れ目に残りが読み上げられる', async () => {
  const screen = await render(<Help maxLength={20} />);
  await screen.getByRole('textbox').fill('あ'.repeat(9));
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await screen.getByRole('textbox').fill('あ'.repeat(12));
  await expect
    .element(screen.getByRole('status'), { timeout: 3_000 })
    .toHaveTextContent('あと8文字入力できます');
});

test('長すぎる文章も切り捨てられず、何文字多いかがわかる', async () => {
  const screen = await render(<Help maxLength={5} />);
  const box = screen.getByRole('textbox');
  await box.fill('車いすを使います');
  await expect.element(box).toHaveValue('車いすを使います');
  await expect.element(screen.getByText('3文字多く入力されています').first()).toBeVisible();
});

test('Enter は改行になり、送信されない', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Help />
    </form>,
  );
  await userEvent.keyboard('{Tab}a{Enter}b');
  await expect.element(screen.getByRole('textbox')).toHaveValue('a\nb');
  expect(onSubmit).not.toHaveBeenCalled();
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <TextArea key="1" value="" onChange={() => {}} />,
];
