import { exampleOf } from '@ferry/api/examples';
import { TextField } from '@ferry/ui/TextField';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newBooking } from '../../new-booking.ts';
import { toFormView } from '../model/form-view.ts';
import { useCustomerForm } from '../model/use-customer-form.ts';
import { SaveStatus } from './SaveStatus.tsx';

const draft = exampleOf('getDraft', 200, 'created');
const view = toFormView(draft, exampleOf('listRoutes', 200, 'default'));

function Form() {
  const form = useCustomerForm(draft, view, async () => undefined);
  return (
    <>
      <TextField
        label="姓"
        value={form.input.passengers[0]?.familyName ?? ''}
        onChange={(name) => form.answer('passengers.0.familyName', name)}
      />
      <button type="button" onClick={() => form.submit()}>
        進む
      </button>
      <SaveStatus flow={newBooking} draft={draft} form={form} />
    </>
  );
}

/** Everything that a live region says: each change of one, with its text then. */
function listenTo(page: HTMLElement): string[] {
  const said: string[] = [];
  const live = ':is([role=alert], [role=status], [aria-live]):not([aria-live=off])';
  const listener = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => [
      target.parentElement?.closest(live) ?? (target as Element).closest?.(live),
      ...[...addedNodes].map((node) => (node as Element).querySelector?.(live) ?? node),
    ]);
    for (const region of new Set(regions)) {
      const words = region instanceof Element && region.matches(live) ? region.textContent : '';
      if (words) said.push(words);
    }
  });
  listener.observe(page, { subtree: true, childList: true, characterData: true });
  return said;
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('入力の保存は初めの一度だけ、保存できないことは一度知らせる', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  let version = draft.version;
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    version += 1;
    return Response.json({ ...draft, version });
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const said = listenTo(screen.container);
  const name = screen.getByRole('textbox', { name: '姓' });
  await name.fill('髙');
  await expect.element(screen.getByText('入力内容を保存しました')).toBeVisible();
  expect(said).toEqual(['入力内容を保存しました']);
  const calls = send.mock.calls.length;
  await name.fill('髙木');
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(calls), 3_000);
  await expect.element(screen.getByText('入力内容を保存しました')).toBeVisible();
  expect(said.splice(0)).toHaveLength(1);

  send.mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  for (const text of ['髙橋', '髙橋山']) {
    const before = send.mock.calls.length;
    await name.fill(text);
    await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(before), 3_000);
    await expect.element(screen.getByRole('alert')).toBeVisible();
  }
  expect(said).toHaveLength(1);
});

test('圏外のあいだは帯だけが伝える。押したときは、保存できないことを答える', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.getByRole('textbox', { name: '姓' }).fill('髙橋');
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 3_000);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await screen.getByRole('button', { name: '進む' }).click();
  await expect.element(screen.getByText('入力内容を保存できませんでした')).toBeVisible();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('入力内容を保存できませんでした')).toBeVisible();
});

test('通信できない間に押したボタンには答え、保存し直しても、答えは消えない', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.getByRole('textbox', { name: '姓' }).fill('髙');
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 3_000);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('alert').query()).toBeNull();
  await screen.getByRole('button', { name: '進む' }).click();
  const again = screen.getByRole('button', { name: 'もう一度保存する' });
  const calls = send.mock.calls.length;
  await again.click();
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(calls), 3_000);
  await expect.element(again).toHaveFocus();
});
