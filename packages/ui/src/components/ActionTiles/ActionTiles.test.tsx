import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CalendarIcon } from '../Icon/Icon.tsx';
import { ActionTileButton, ActionTiles } from './ActionTiles.tsx';

test('タイルは題と説明を続けて読み、押すと一度だけ動く', async () => {
  const press = vi.fn();
  const screen = await render(
    <ActionTiles label="できること">
      <li>
        <ActionTileButton icon={<CalendarIcon />} detail="締切を知らせます" onPress={press}>
          カレンダーに追加する
        </ActionTileButton>
      </li>
    </ActionTiles>,
  );
  const tile = screen.getByRole('button', {
    name: 'カレンダーに追加する 締切を知らせます',
    exact: true,
  });
  await tile.click();
  expect(press).toHaveBeenCalledOnce();
});
