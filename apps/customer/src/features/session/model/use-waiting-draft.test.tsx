import { getDraftOptions } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetDraft, rememberDraft } from '../../../trips/draft-in-progress.ts';
import { useWaitingDraft } from './use-waiting-draft.ts';

const draft = exampleOf('getDraft', 200, 'default');

function Offer() {
  return <p>{useWaitingDraft().draft ? '続けられる' : '続けられない'}</p>;
}

/** A tab that has read the booking before, and asks the server again. */
async function open(answer: Response) {
  rememberDraft(draft.id);
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => answer.clone());
  const client = createQueryClient();
  const { queryKey } = getDraftOptions({ path: { draftId: draft.id } });
  client.setQueryData(queryKey, draft);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Offer />
    </QueryClientProvider>,
  );
  await vi.waitUntil(() => asked.mock.calls.length > 0 && !client.isFetching());
  return screen;
}

afterEach(() => {
  forgetDraft();
  vi.restoreAllMocks();
});

test('入力中の予約は、今も見られると確かめてから勧める', async () => {
  const screen = await open(Response.json(draft));
  await expect.element(screen.getByText('続けられる')).toBeVisible();
});

test('前に読めた予約でも、今は見られなければ勧めない', async () => {
  const gone = exampleOf('getDraft', 404, 'notFound');
  const screen = await open(Response.json(gone, { status: 404 }));
  await expect.element(screen.getByText('続けられない')).toBeVisible();
});
