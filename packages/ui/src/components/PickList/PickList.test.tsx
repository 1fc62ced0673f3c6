import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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

test('幅320pxでは、入れられない理由は名前の下に続き、名前は一行に収まる', async () => {
  await page.viewport(320, 568);
  const screen = await render(
    <PickList
      label="同行者から選ぶ"
      picks={[{ ...row, id: 'kazuko', title: '長谷川 和子', note: '大人の空きはありません' }]}
      onPick={vi.fn()}
    />,
  );
  const name = screen.getByText('長谷川 和子').element().getBoundingClientRect();
  const note = screen.getByText('大人の空きはありません').element().getBoundingClientRect();
  expect(name.height).toBeLessThan(30);
  expect(note.top).toBeGreaterThanOrEqual(name.bottom);
});

test.each([
  [320, 1],
  [375, 1],
  [720, 2],
])('幅%ipxでは、%i人ずつ並ぶ', async (width, columns) => {
  await page.viewport(width, 568);
  const screen = await render(
    <PickList
      label="同行者から選ぶ"
      picks={[
        { ...row, id: 'hina', title: '山田 陽菜', note: '小人' },
        { ...row, id: 'kazuko', title: '山田 和子', note: '大人の空きはありません' },
      ]}
      onPick={vi.fn()}
    />,
  );
  const lefts = screen
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(columns);
});
