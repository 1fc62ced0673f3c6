import '../../styles/global.css.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VehicleTiles } from './VehicleTiles.tsx';

const options = [
  { value: '', name: 'なし', drawing: 'none' },
  { value: 'car', name: '乗用車', drawing: 'car' },
  { value: 'bicycle', name: '自転車', drawing: 'bicycle' },
] as const;

const Tiles = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('');
  return (
    <VehicleTiles
      label="車両の種類"
      isLabelHidden
      id="vehicle"
      error={error}
      options={options}
      value={value}
      onChange={setValue}
    />
  );
};

test('絵のタイルから矢印キーでも選べ、指で押せる大きさで、320 px でも収まる', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Tiles error="車両の種類を選択してください。" />);
  const group = screen.getByRole('radiogroup', { name: '車両の種類' });
  await expect.element(group).toHaveAccessibleDescription('車両の種類を選択してください。');
  const none = screen.getByRole('radio', { name: 'なし' });
  await expect.element(none).toHaveAttribute('id', 'vehicle');
  await expect.element(none).toBeChecked();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '乗用車' })).toBeChecked();
  await screen.getByText('自転車').click({ force: true });
  await expect.element(screen.getByRole('radio', { name: '自転車' })).toBeChecked();
  for (const radio of screen.getByRole('radio').elements()) {
    const { width, height } = radio.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
