import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PendingPage, PendingSailings } from './PendingPage.tsx';

test.each([
  ['ページ', PendingPage],
  ['便の一覧', PendingSailings],
])('%sを待つ間も、何を待っているかが見出しになる', async (_, Pending) => {
  const screen = await render(<Pending />);
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('ページを読み込んでいます');
});
