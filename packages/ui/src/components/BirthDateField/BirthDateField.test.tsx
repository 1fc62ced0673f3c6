import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BirthDateField, type BirthDateFieldProps } from './BirthDateField.tsx';

const Birth = (props: Partial<BirthDateFieldProps>) => {
  const [value, setValue] = useState({ year: '', month: '', day: '' });
  return <BirthDateField label="生年月日" {...props} value={value} onChange={setValue} />;
};

test('キーボードだけで年・月・日を入力すると、和暦の年がわかる', async () => {
  const screen = await render(<Birth />);
  await userEvent.keyboard('{Tab}1980{Tab}4{Tab}');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('status')).toHaveTextContent('昭和55年生まれ');
});

test('全角の数字も読まれ、欄を離れると半角になる', async () => {
  const screen = await render(<Birth />);
  await screen.getByRole('textbox', { name: '年' }).fill('２０１９');
  await screen.getByRole('textbox', { name: '月' }).fill('５');
  await screen.getByRole('textbox', { name: '日' }).fill('１');
  await expect.element(screen.getByRole('status')).toHaveTextContent('令和元年生まれ');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: '年' })).toHaveValue('2019');
  await expect.element(screen.getByRole('textbox', { name: '日' })).toHaveValue('1');
});

test('存在しない日付には、和暦を出さない', async () => {
  const screen = await render(<Birth />);
  await userEvent.keyboard('{Tab}1980{Tab}2{Tab}30');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [true, ['bday-year', 'bday-month', 'bday-day']],
  [false, ['off', 'off', 'off']],
])('端末の入力補助は、ご本人(%s)のときだけ使える', async (autoComplete, tokens) => {
  const screen = await render(<Birth autoComplete={autoComplete} />);
  const inputs = screen.getByRole('textbox').elements();
  expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual(tokens);
});

test('エラーが三つの欄に結びつく', async () => {
  const screen = await render(<Birth error="生年月日を入力してください。" />);
  for (const name of ['年', '月', '日']) {
    const input = screen.getByRole('textbox', { name });
    await expect.element(input).toHaveAccessibleDescription('生年月日を入力してください。');
  }
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <BirthDateField key="1" value={{ year: '', month: '', day: '' }} onChange={() => {}} />,
];
