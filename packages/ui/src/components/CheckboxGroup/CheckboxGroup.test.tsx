import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const options = [
  { value: 'wheelchair', label: '車いすを使用している' },
  { value: 'hearing', label: '筆談を希望する' },
  { value: 'dog', label: '補助犬を同伴する', support: '客室にも入れます。' },
] as const;

type Value = (typeof options)[number]['value'];

const Help = ({ onChange, ...props }: Partial<CheckboxGroupProps<Value>>) => {
  const [value, setValue] = useState<Value[]>([]);
  const change = (next: Value[]) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <CheckboxGroup label="お手伝い" options={options} {...props} value={value} onChange={change} />
  );
};

test('Tab と Space でいくつでも選べて、選択肢の順に伝わる', async () => {
  const onChange = vi.fn();
  const screen = await render(<Help onChange={onChange} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab} ');
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift} ');
  expect(onChange).toHaveBeenLastCalledWith(['wheelchair', 'dog']);
  await expect.element(screen.getByRole('checkbox', { name: /補助犬/ })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['dog']);
});

test('まとまりに名前・説明・エラーがあり、最初の箱にもエラーが結びついている', async () => {
  const screen = await render(
    <Help id="help" support="すべて選んでください。" error="選んでください。" />,
  );
  await expect
    .element(screen.getByRole('group', { name: 'お手伝い' }))
    .toHaveAccessibleDescription('すべて選んでください。 選んでください。');
  const first = screen.getByRole('checkbox', { name: '車いすを使用している' });
  await expect.element(first).toHaveAttribute('id', 'help');
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  await expect.element(first).toHaveAccessibleDescription('選んでください。');
});

test('行のどこを押しても選べて、指で押せる高さがある', async () => {
  const screen = await render(<Help />);
  await screen.getByText('客室にも入れます。').click();
  await expect.element(screen.getByRole('checkbox', { name: /補助犬/ })).toBeChecked();
  for (const row of document.querySelectorAll('label')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a group without a label does not compile
  <CheckboxGroup key="1" options={options} value={[]} onChange={() => {}} />,
];
