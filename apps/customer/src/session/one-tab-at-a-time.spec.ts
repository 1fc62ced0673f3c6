import { expect, test } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

type Locks = NonNullable<Parameters<typeof oneTabAtATime>[1]>;

/** Locks as a browser has them: one holder, the others wait until their signal ends it. */
function fakeLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  const request = (
    _: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<unknown>,
  ) => {
    const ended = new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    const turn = last;
    const mine = Promise.race([turn, ended]).then(work);
    last = Promise.allSettled([turn, mine]);
    return mine;
  };
  // The one form that is used.
  return { request } as unknown as Locks;
}

/** Two tabs whose work ends when it is told to. */
function twoTabs(locks: Locks | undefined, waitMs?: number) {
  const begun: string[] = [];
  const tab = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = oneTabAtATime(
      () => {
        begun.push(name);
        return promise;
      },
      locks,
      waitMs,
    );
    return { result, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { begun, here: tab('here'), there: tab('there') };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

test('ほかのタブのログインが終わるまで待つ', async () => {
  const { begun, here, there } = twoTabs(fakeLocks());
  await rest();
  expect(begun).toEqual(['here']);
  here.end();
  expect(await here.result).toBe('here');
  there.end();
  expect(await there.result).toBe('there');
});

test('失敗しても、次のタブに番が回る', async () => {
  const { here, there } = twoTabs(fakeLocks());
  here.fail();
  await expect(here.result).rejects.toThrow('here');
  there.end();
  expect(await there.result).toBe('there');
});

test('いつまでも終わらないタブは、いつまでも待たない', async () => {
  const { begun, there } = twoTabs(fakeLocks(), 20);
  there.end();
  expect(await there.result).toBe('there');
  expect(begun).toEqual(['here', 'there']);
});

test.each<[string, Locks | undefined]>([
  ['ない', undefined],
  ['使わせない', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('ロックの%sブラウザーでも、ログインできる', async (_, locks) => {
  const { here, there } = twoTabs(locks);
  here.end();
  there.end();
  expect(await Promise.all([here.result, there.result])).toEqual(['here', 'there']);
});
