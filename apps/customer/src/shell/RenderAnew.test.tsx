import { Checkbox } from '@ferry/ui/Checkbox';
import { TextField } from '@ferry/ui/TextField';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../e2e/support/translate-page.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** A page with a mistake: a text beside others goes, which nothing may do under a translation. */
function Page() {
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [note, setNote] = useState('');
  return (
    <form>
      <h1>お客様情報</h1>
      <TextField label="氏名" name="name" value={name} onChange={setName} />
      <Checkbox name="agreed" label="同意する" isSelected={isAgreed} onChange={setAgreed} />
      {isAgreed && <TextField label="備考" name="note" value={note} onChange={setNote} />}
      <p>
        {note.length < 2 && 'もう少し詳しく'}
        <b>お書きください</b>
      </p>
    </form>
  );
}

async function open(path: string) {
  const routeTree = createRootRoute({ component: Page });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree,
    history,
    defaultErrorComponent: ErrorPage,
    disableGlobalCatchBoundary: true,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

afterEach(() => {
  window.translation?.stop();
  vi.restoreAllMocks();
});

test('翻訳のために表示できなくなったページは、入力したまま、一度だけ作り直す', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await open('/customer-input');
  translatePage();
  await screen.getByRole('textbox', { name: '氏名' }).fill('髙橋 花子');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('textbox', { name: '備考' }).click();
  await userEvent.keyboard('ab');
  // The text has gone without an error: it never was on the new page.
  await expect.poll(() => field('note')?.value).toBe('ab');
  expect([field('name')?.value, field('agreed')?.checked]).toEqual(['髙橋 花子', true]);
  expect(document.activeElement).toBe(field('note'));
  expect(screen.container.textContent).not.toContain('もう少し詳しく');
  await userEvent.keyboard('{Backspace}{Backspace}cd');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('申し訳ございません。ページを表示できませんでした');
});
