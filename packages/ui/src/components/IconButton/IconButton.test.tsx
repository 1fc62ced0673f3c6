import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SwapIcon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

test('アイコンだけでも名前があり、指で押せる大きさがある', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <IconButton label="出発港と到着港を入れ替える" onClick={onClick}>
      <SwapIcon />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: '出発港と到着港を入れ替える' });
  // The tooltip is for the eye: a name that is its description too is said twice.
  await expect.element(button).toHaveAccessibleDescription('');
  await expect.element(screen.getByTitle('出発港と到着港を入れ替える')).toBeVisible();
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
