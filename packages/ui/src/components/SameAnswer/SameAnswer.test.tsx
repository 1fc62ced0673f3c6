import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SameAnswer } from './SameAnswer.tsx';

test('引き継いだ答えと出どころを1行で示し、「変える」は何を変えるかを名前に含む', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <SameAnswer
      label="お住まい"
      isLabelAbove
      value="函館市"
      note="乗船者1と同じ"
      onChange={onChange}
    />,
  );
  await expect.element(screen.getByText('函館市 乗船者1と同じ')).toBeVisible();
  await screen.getByRole('button', { name: 'お住まいを変える' }).click();
  expect(onChange).toHaveBeenCalledOnce();
});
