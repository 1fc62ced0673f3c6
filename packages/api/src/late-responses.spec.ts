import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAnew } from './read-anew.ts';
import { storeResponse } from './store-response.ts';

const queryKey = ['draft'];

/** Reads whose responses come when the test says so, in any order. */
function reads() {
  const client = new QueryClient();
  const responses: ((text: string) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    void signal;
    return new Promise<string>((resolve) => responses.push(resolve));
  };
  const options = { queryKey, queryFn };
  const shown = () => client.getQueryData<string>(queryKey);
  const respond = async (index: number, text: string) => {
    await expect.poll(() => responses.length).toBeGreaterThan(index);
    responses[index]?.(text);
  };
  return { client, options, respond, shown };
}

test('what a change has left is not put back by a read that was asked before it', async () => {
  const { client, options, respond, shown } = reads();
  const reading = client.fetchQuery(options);
  storeResponse(client, queryKey, '変更後');
  await respond(0, '変更前');
  await expect(reading).resolves.toBe('変更後');
  expect(shown()).toBe('変更後');
});

test('a read after a change does not wait for one that was asked before it', async () => {
  const { client, options, respond, shown } = reads();
  const observer = new QueryObserver(client, options);
  const leave = observer.subscribe(() => {});
  const reading = readAnew(client, options);
  await respond(1, '変更後');
  await respond(0, '変更前');
  await expect(reading).resolves.toBe('変更後');
  expect(shown()).toBe('変更後');
  leave();
});

test('a page that is left meanwhile does not take the read along', async () => {
  const { client, options, respond } = reads();
  client.setQueryData(queryKey, '変更前');
  const reading = readAnew(client, options);
  await expect.poll(() => client.isFetching()).toBe(1);
  await client.cancelQueries({ queryKey });
  await respond(1, '変更後');
  await expect(reading).resolves.toBe('変更後');
});
