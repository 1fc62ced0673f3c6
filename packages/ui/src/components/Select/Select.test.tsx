import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from './Select.tsx';

const options = [
  { value: 'a', label: '汐見港' },
  { value: 'b', label: '凪浜港' },
];

test('港を選ぶと、その値が伝わる', async () => {
  const onChange = vi.fn();
  const screen = await render(<Select label="出発港" options={options} onChange={onChange} />);
  await screen.getByRole('combobox', { name: '出発港' }).selectOptions('凪浜港');
  expect(onChange).toHaveBeenCalledWith('b');
});

test('読みは候補の後に見え、名前は一度だけ読まれる', async () => {
  const port = { value: 'a', label: '汐見港', reading: 'しおみこう' };
  const vessel = { value: 'b', label: 'しおかぜ', reading: 'しおかぜ' };
  const screen = await render(<Select label="出発港" options={[port, vessel]} />);
  const option = screen.getByRole('option', { name: '汐見港', exact: true });
  await expect.element(option).toHaveTextContent('汐見港(しおみこう)');
  expect(screen.getByRole('option', { name: 'しおかぜ' }).element().textContent).toBe('しおかぜ');
});

test('エラーと説明が選択欄と結びついている', async () => {
  const screen = await render(
    <Select
      label="出発港"
      emptyLabel="選択してください"
      options={options}
      support="乗船する港"
      error="出発港を選んでください。"
    />,
  );
  const select = screen.getByRole('combobox');
  await expect.element(select).toHaveAccessibleDescription('乗船する港 出発港を選んでください。');
  await expect.element(select).toHaveValue('');
});

test('候補にあるナンバープレートは、翻訳で変わらない', async () => {
  const car = { value: 'a', label: '乗用車 函館\u00a0300\u00a0あ\u00a012-34' };
  const screen = await render(
    <Select label="券" options={[car, { value: 'b', label: '自転車' }]} />,
  );
  const options = screen.getByRole('option').elements();
  expect(options.map((option) => option.getAttribute('translate'))).toEqual(['no', null]);
});
