import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'tourist', title: 'ツーリスト', description: '相部屋' },
  { value: 'suite', title: 'スイート', unavailableReason: 'この便のスイートは満席です。' },
];

test('カードのどこを押しても選べる', async () => {
  const onChange = vi.fn();
  const screen = await render(<RadioCards label="等級" options={options} onChange={onChange} />);
  await screen.getByText('相部屋').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tourist');
});

test('選べないカードは、理由を見せる', async () => {
  const screen = await render(<RadioCards label="等級" options={options} />);
  await expect.element(screen.getByRole('radio', { name: /スイート/ })).toBeDisabled();
  await expect.element(screen.getByText('この便のスイートは満席です。')).toBeVisible();
});
