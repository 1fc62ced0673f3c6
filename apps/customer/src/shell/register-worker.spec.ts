import { expect, test, vi } from 'vitest';
import { workerUrl } from './register-worker.ts';

test('asks a policy of its own for the address, which gives this one script whatever is asked', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
  );
  expect(workerUrl({ createPolicy })).toMatch(/\/sw\.js$/);
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('ferry-worker');
  expect(rules?.createScriptURL('https://evil.example/a.js')).toBe(workerUrl(undefined));
});
