import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PendingPage } from './PendingPage.tsx';

test('ページを待つ間も、何を待っているかが見出しになる', async () => {
  const screen = await render(<PendingPage />);
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('ページを読み込んでいます');
});
