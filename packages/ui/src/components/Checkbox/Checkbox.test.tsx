import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';

test('Space で切り替わり、エラーが結びついている', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Checkbox label="運送約款に同意します" error="同意してください。" onChange={onChange} />,
  );
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  const box = screen.getByRole('checkbox', { name: '運送約款に同意します' });
  await expect.element(box).toHaveAccessibleDescription('同意してください。');
});
