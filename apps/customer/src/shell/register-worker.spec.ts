import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker, workerUrl } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the page requests of the browser, led by a worker or not. */
async function requestedBy(controller: object | null): Promise<string[]> {
  const requested: string[] = [];
  const answer = (what: string) => async () => {
    requested.push(what);
  };
  const serviceWorker = {
    controller,
    addEventListener: () => undefined,
    register: answer('register'),
    getRegistration: answer('getRegistration'),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  await registerWorker(() => undefined);
  return requested;
}

test('ワーカーのない画面は登録し、ワーカーのある画面は、去るところのワーカーを呼び戻さないように登録しない', async () => {
  expect(await requestedBy(null)).toEqual(['register']);
  expect(await requestedBy({})).toEqual(['getRegistration']);
});

test('asks a policy of its own for the address, which gives this one script whatever is asked', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
  );
  expect(workerUrl({ createPolicy })).toMatch(/\/sw\.js$/);
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('ferry-worker');
  expect(rules?.createScriptURL('https://evil.example/a.js')).toBe(workerUrl(undefined));
});
