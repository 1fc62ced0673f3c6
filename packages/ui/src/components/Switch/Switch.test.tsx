import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './Switch.tsx';

test('スイッチとして、名前と説明と入切が伝わり、文字を押しても切り替わる', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Switch label="1室を貸し切る" support="+7,410円" isSelected onChange={onChange} />,
  );
  const control = screen.getByRole('switch', { name: '1室を貸し切る', exact: true });
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('+7,410円');
  await screen.getByText('+7,410円').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('スペースキーで切り替わる', async () => {
  const onChange = vi.fn();
  await render(<Switch label="1室を貸し切る" isSelected={false} onChange={onChange} />);
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
