import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PostalCodeField, type PostalCodeFieldProps } from './PostalCodeField.tsx';

const port = { prefecture: '北海道', city: '汐見市', street: '港町' };
const hill = { prefecture: '北海道', city: '汐見市', street: '丘町' };

const Code = (props: Partial<PostalCodeFieldProps>) => {
  const [value, setValue] = useState('');
  return <PostalCodeField label="郵便番号" {...props} value={value} onChange={setValue} />;
};

const type = async (text: string) => {
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard(text);
};

test('番号を入力してボタンを押すと、住所が伝わり、読み上げられる', async () => {
  const onLookup = vi.fn(async () => [port]);
  const onAddress = vi.fn();
  const screen = await render(<Code onLookup={onLookup} onAddress={onAddress} />);
  await type('040-0063{Tab}{Enter}');
  await expect
    .element(screen.getByText('「北海道汐見市港町」を入力しました。'))
    .toHaveAttribute('role', 'status');
  expect(onLookup).toHaveBeenCalledExactlyOnceWith('0400063');
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(port);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('調べている間は二度押しても一度しか調べず、そのことがわかる', async () => {
  const onLookup = vi.fn(() => new Promise<never>(() => {}));
  const screen = await render(<Code onLookup={onLookup} />);
  await type('0400063{Tab}{Enter}{Enter}');
  await expect.element(screen.getByRole('button', { name: '住所を調べています' })).toHaveFocus();
  expect(onLookup).toHaveBeenCalledTimes(1);
});

test('7桁でなければ調べず、どう直すかがわかる', async () => {
  const onLookup = vi.fn(async () => [port]);
  const screen = await render(<Code onLookup={onLookup} />);
  await type('040{Tab}{Enter}');
  await expect.element(screen.getByText('郵便番号は7桁の数字で入力してください。')).toBeVisible();
  expect(onLookup).not.toHaveBeenCalled();
});

test.each([
  ['見つからない', async () => [], 'この郵便番号の住所は見つかりませんでした。'],
  ['調べられない', () => Promise.reject(new Error('offline')), '住所を調べられませんでした。'],
])('%sときは、直接入力するように伝わる', async (_, onLookup, words) => {
  const screen = await render(<Code onLookup={onLookup} />);
  await type('0400063{Tab}{Enter}');
  await expect.element(screen.getByText(`${words}住所を直接入力してください。`)).toBeVisible();
});

test('町がいくつもあるときは選べて、フォーカスはボタンに戻る', async () => {
  const onAddress = vi.fn();
  const screen = await render(<Code onLookup={async () => [port, hill]} onAddress={onAddress} />);
  await type('0400063{Tab}{Enter}');
  await expect
    .element(screen.getByText('この郵便番号の町は2件あります。一つ選んでください。'))
    .toBeVisible();
  expect(onAddress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByText('「北海道汐見市丘町」を入力しました。')).toBeVisible();
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(hill);
  await expect.element(screen.getByRole('button', { name: '住所を入力する' })).toHaveFocus();
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});

test('番号を書きかえた後に届いた答えは捨てられる', async () => {
  const answer = Promise.withResolvers<readonly (typeof port)[]>();
  const onAddress = vi.fn();
  const screen = await render(<Code onLookup={() => answer.promise} onAddress={onAddress} />);
  await type('0400063{Tab}{Enter}');
  await screen.getByRole('textbox').fill('0400064');
  answer.resolve([port]);
  await expect.element(screen.getByRole('button', { name: '住所を入力する' })).toBeVisible();
  expect(onAddress).not.toHaveBeenCalled();
});

test.each([
  ['〒０４０ー００６３', '040-0063'],
  ['0400063', '040-0063'],
  ['０４０−００６', '０４０−００６'],
])('%s と入力して離れると %s になる', async (typed, shown) => {
  const screen = await render(<Code />);
  await screen.getByRole('textbox').fill(typed);
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveValue(shown);
});

test('説明とエラーが入力欄と結びつき、入力補助が使える', async () => {
  const screen = await render(<Code support="例:040-0063" error="7桁で入力してください。" />);
  const input = screen.getByRole('textbox', { name: '郵便番号' });
  await expect.element(input).toHaveAccessibleDescription('例:040-0063 7桁で入力してください。');
  await expect.element(input).toHaveAttribute('autocomplete', 'postal-code');
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <PostalCodeField key="1" value="" onChange={() => {}} />,
];
