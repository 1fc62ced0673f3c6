import type { TripChoice } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../../../../router.tsx';
import { newBooking } from '../../new-booking.ts';
import { useChooseSailing } from './use-choose-sailing.ts';

const draft = exampleOf('createDraft', 201, 'default');
const trip: TripChoice = { outbound: draft.outbound.choice, return: null };

const Choice = ({ onChosen, asksHelp }: { onChosen: () => void; asksHelp: boolean }) => {
  const wishes = { asksHelp };
  const { choose, pending, error } = useChooseSailing(newBooking, undefined, wishes, onChosen);
  return (
    <>
      <button type="button" onClick={() => choose({ trip })}>
        この客室を選ぶ
      </button>
      <p>{pending ? '選択中' : error ? '失敗' : '待機中'}</p>
    </>
  );
};

async function show(answer: () => Response, asksHelp = false) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
  const onChosen = vi.fn();
  const client = new QueryClient();
  const router = createAppRouter(client, { history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <Choice onChosen={onChosen} asksHelp={asksHelp} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button').element() as HTMLButtonElement;
  /** Two clicks before anything is rendered again. */
  const pressTwice = () => {
    button.click();
    button.click();
  };
  return { screen, send, onChosen, pressTwice, router, client };
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('続けて2回押しても、予約の下書きは1件だけ作り、1度だけ先へ進む', async () => {
  const { screen, send, onChosen, pressTwice } = await show(() =>
    Response.json(draft, { status: 201 }),
  );
  pressTwice();
  await expect.poll(() => onChosen.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('待機中')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test('条件を変えて探し直している間は、前の条件の便を選んでも進まない', async () => {
  const { client, onChosen, pressTwice, router } = await show(() => Response.json(draft));
  router.stores.status.set('pending');
  pressTwice();
  router.stores.status.set('idle');
  // At once: what is sent is sent a moment later.
  expect(client.isMutating()).toBe(0);
  pressTwice();
  await expect.poll(() => onChosen.mock.calls.length).toBe(1);
});

test('失敗した後は、もう一度選べる', async () => {
  const { screen, send, pressTwice } = await show(() => Response.error());
  pressTwice();
  await expect.element(screen.getByText('失敗')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  pressTwice();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

test.each([true, false])('検索で手伝いを頼んだか(%s)は、下書きに残る', async (asksHelp) => {
  const { send, onChosen, pressTwice } = await show(
    () => Response.json(draft, { status: 201 }),
    asksHelp,
  );
  pressTwice();
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalled());
  const [request] = send.mock.calls.at(-1) ?? [];
  const body = request instanceof Request ? await request.clone().json() : undefined;
  expect(body?.asksHelp).toBe(asksHelp || undefined);
});
