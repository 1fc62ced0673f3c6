import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FromTo } from './FromTo.tsx';

test('区間は「から」と聞こえ、選んでコピーすると矢印だけになる', async () => {
  const screen = await render(
    <FromTo
      from={{ name: '汐見港', nameKana: 'しおみこう' }}
      to={{ name: '凪浦港', nameKana: null }}
    />,
  );
  await expect.element(screen.getByText('しおみこう')).toBeVisible();
  await expect.element(screen.getByText('から')).toBeInTheDocument();
  window.getSelection()?.selectAllChildren(screen.container);
  expect(window.getSelection()?.toString()).toBe('汐見港 → 凪浦港');
});
