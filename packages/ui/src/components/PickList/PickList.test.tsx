import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PickList } from './PickList.tsx';

const row = { details: '9歳・女性', isPicked: false, isDisabled: false };

test('行のどこを押しても入り、もう一度押すと外れ、入れられない行は理由を名前に含む', async () => {
  const onPick = vi.fn();
  const screen = await render(
    <PickList
      label="同行者から選ぶ"
      picks={[
        { ...row, id: 'hina', title: '山田 陽菜', note: '小人' },
        { ...row, id: 'sho', title: '山田 翔', note: '乗船者2', isPicked: true },
        { ...row, id: 'kazuko', title: '山田 和子', note: '空きはありません', isDisabled: true },
      ]}
      onPick={onPick}
    />,
  );
  await screen.getByText('小人').click();
  await screen.getByRole('checkbox', { name: /山田 翔/ }).click();
  expect(onPick.mock.calls).toEqual([
    ['hina', true],
    ['sho', false],
  ]);
  await expect
    .element(screen.getByRole('checkbox', { name: /山田 和子.*空きはありません/ }))
    .toBeDisabled();
});
