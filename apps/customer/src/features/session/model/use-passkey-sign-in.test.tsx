import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Chosen = { id: string } | undefined;
type Ceremony = { isInField: boolean; choose: (passkey: Chosen) => void };

const { ceremonies, logIn } = vi.hoisted(() => ({
  ceremonies: [] as Ceremony[],
  logIn: vi.fn<(passkey: Chosen) => Promise<void>>(),
}));

// A browser has one ceremony at a time: the next one ends the one before.
vi.mock('../../../session/passkey-browser.ts', () => ({
  hasPasskeys: () => true,
  offersPasskeys: async () => true,
  stopAsking: () => ceremonies.at(-1)?.choose(undefined),
  askForPasskey: (_: unknown, isInField: boolean) => {
    ceremonies.at(-1)?.choose(undefined);
    return new Promise<Chosen>((choose) => ceremonies.push({ isInField, choose }));
  },
}));
vi.mock('./use-log-in.ts', async () => {
  const { useMutation } = await import('@tanstack/react-query');
  return { useLogIn: () => useMutation({ mutationFn: logIn }) };
});

const RENEWAL_MS = 4 * 60_000;
const example = exampleOf('createPasskeyLoginChallenge', 200, 'default');
const challenge = vi.fn<() => Promise<Response>>();
const isInField = () => ceremonies.map((each) => each.isInField);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  ceremonies.length = 0;
  logIn.mockReset();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  challenge.mockReset().mockImplementation(async () => Response.json(example));
  vi.spyOn(window, 'fetch').mockImplementation(challenge);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const open = () => {
  const queryClient = createQueryClient();
  return renderHook(() => usePasskeySignIn(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
};

/** Frames later, all that only waits for promises has come to its end. */
async function settle() {
  await vi.dynamicImportSettled();
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}

test('ボタンで開いたパスキーの画面は、欄の更新の時刻が来ても閉じない', async () => {
  const { result } = await open();
  await vi.waitUntil(() => ceremonies.length === 1);
  result.current.press();
  await vi.waitUntil(() => ceremonies.length === 2);
  vi.advanceTimersByTime(RENEWAL_MS);
  await settle();
  ceremonies[1]?.choose({ id: 'one' });
  await vi.waitUntil(() => logIn.mock.calls.length === 1);
  expect(isInField().slice(0, 2)).toEqual([true, false]);
  expect(logIn.mock.calls[0]?.[0]).toEqual({ id: 'one' });
});

test('遅れて届いた欄のための応答は、ボタンで開いたパスキーの画面を閉じない', async () => {
  const late = Promise.withResolvers<Response>();
  challenge.mockReturnValueOnce(late.promise);
  const { result } = await open();
  await vi.waitUntil(() => challenge.mock.calls.length === 1);
  result.current.press();
  await vi.waitUntil(() => ceremonies.length === 1);
  late.resolve(Response.json(example));
  await settle();
  expect(isInField()).toEqual([false]);
  ceremonies[0]?.choose({ id: 'one' });
  await vi.waitUntil(() => logIn.mock.calls.length === 1);
});

test('欄で選んだパスキーで失敗しても、欄はまた示し、ボタンを押すと前の失敗は消える', async () => {
  logIn.mockRejectedValueOnce(new Error('refused'));
  const { result } = await open();
  await vi.waitUntil(() => ceremonies.length === 1);
  ceremonies[0]?.choose({ id: 'one' });
  await vi.waitUntil(() => result.current.failure);
  await vi.waitUntil(() => ceremonies.length === 2);
  expect(isInField()).toEqual([true, true]);
  result.current.press();
  await vi.waitUntil(() => ceremonies.length === 3);
  expect(result.current.failure).toBeUndefined();
});
