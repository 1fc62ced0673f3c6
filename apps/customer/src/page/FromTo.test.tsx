import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FromTo } from './FromTo.tsx';

test('区間は「から」と聞こえ、選んでコピーすると矢印だけになる', async () => {
  const screen = await render(<FromTo from="汐見港" to="凪浦港" />);
  await expect.element(screen.getByText('から')).toBeInTheDocument();
  window.getSelection()?.selectAllChildren(screen.container);
  expect(window.getSelection()?.toString()).toBe('汐見港 → 凪浦港');
});
