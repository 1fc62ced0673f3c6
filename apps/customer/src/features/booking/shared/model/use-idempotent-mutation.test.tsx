import { ApiError } from '@ferry/api/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { areReloadsHeld } from '../../../../page/hold-reloads.ts';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/** A page with one call; its answer is given by the test. */
async function open() {
  const answer = Promise.withResolvers<string>();
  let call: { run: (request: string) => Promise<unknown> | undefined } | undefined;
  function Page() {
    call = useIdempotentMutation(
      (_request: string) => answer.promise,
      () => undefined,
    );
    return null;
  }
  const { unmount } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return { answer, unmount, press: () => call?.run('the places') };
}

type Opened = Awaited<ReturnType<typeof open>>;

test.each<[string, (page: Opened) => unknown]>([
  ['済む', ({ answer }) => answer.resolve('held')],
  ['断られる', ({ answer }) => answer.reject(new ApiError('SAILING_SOLD_OUT', 409))],
  ['返事がない', ({ answer }) => answer.reject(new ApiError('OFFLINE', 0))],
  [
    // What is done leads to another page.
    '次のページに移ってから済む',
    async ({ answer, unmount }) => {
      await unmount();
      answer.resolve('held');
    },
  ],
])('お席やお金の手続きの間は再読み込みせず、%sと、またできる', async (_name, end) => {
  const page = await open();
  const settled = page.press();
  expect(areReloadsHeld()).toBe(true);
  await end(page);
  await settled;
  expect(areReloadsHeld()).toBe(false);
});
