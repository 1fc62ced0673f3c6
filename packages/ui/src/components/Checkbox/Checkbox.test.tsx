import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';

test('Space で切り替わり、説明とエラーが結びついている', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Checkbox
      label="運送約款に同意します"
      support="新しいタブで開きます。"
      error="同意してください。"
      onChange={onChange}
    />,
  );
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  const box = screen.getByRole('checkbox', { name: '運送約款に同意します' });
  await expect
    .element(box)
    .toHaveAccessibleDescription('新しいタブで開きます。 同意してください。');
});

test('行は、指で押せる高さがある', async () => {
  const screen = await render(<Checkbox label="運送約款に同意します" />);
  const row = screen.getByRole('checkbox').element().closest('label');
  expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
