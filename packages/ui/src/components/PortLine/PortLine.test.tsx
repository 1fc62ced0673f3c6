import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PortLine } from './PortLine.tsx';

const options = [
  { value: 'shinonome', label: '東雲港', reading: 'しののめこう' },
  { value: 'hokutohama', label: '北斗浜港', reading: 'ほくとはまこう' },
];

test('一覧から選べて、誤りは欄と結ばれ、読みは一度も読み上げない', async () => {
  const onChange = vi.fn();
  const end = { options, emptyLabel: '選択してください', value: '', onChange };
  const screen = await render(
    <PortLine
      from={{ ...end, id: 'from', label: '出発地', error: '出発地を選択してください。' }}
      to={{ ...end, id: 'to', label: '到着地', value: 'hokutohama' }}
      swap={null}
    />,
  );
  const from = screen.getByLabelText('出発地', { exact: true });
  await expect.element(from).toHaveAccessibleDescription('出発地を選択してください。');
  await from.selectOptions('shinonome');
  expect(onChange).toHaveBeenCalledWith('shinonome');
  await expect
    .element(screen.getByRole('option', { name: '東雲港', exact: true }).first())
    .toBeInTheDocument();
  await expect.element(screen.getByLabelText('到着地', { exact: true })).toHaveValue('hokutohama');
});
