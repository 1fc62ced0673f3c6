import { CurrentUser } from '@ferry/session/current-user';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionOptions } from './options.ts';
import { sessionCalls } from './session-calls.ts';

afterEach(() => vi.restoreAllMocks());

const json = { 'Content-Type': 'application/json' };

/** The member as a session takes it from this response. */
async function fetchMember(response: Response) {
  vi.spyOn(window, 'fetch').mockResolvedValue(response);
  const current = new CurrentUser(sessionOptions, () => undefined);
  const failed = vi.fn();
  current.failed.add(failed);
  const { fetchUser } = sessionCalls(sessionOptions);
  const fetched = await current.fetch(() => fetchUser({})).catch((error: unknown) => error);
  return { fetched, failed, state: current.getState() };
}

test.each<[string, BodyInit | null, ResponseInit]>([
  ['JSONで空のとき', '', { headers: json }],
  ['長さ0と分かるとき', '', { headers: { ...json, 'Content-Length': '0' } }],
  ['文字で空のとき', '', { headers: { 'Content-Type': 'text/plain' } }],
  ['本文のないとき', null, { status: 204 }],
  ['nullのとき', 'null', { headers: json }],
  ['一覧のとき', '[]', { headers: json }],
])('会員の応答が%sは、ログインしたことにならず、仕様の言葉の誤りになる', async (_, body, init) => {
  const { fetched, failed, state } = await fetchMember(new Response(body, init));
  const message = `User Data response does not contain field ${sessionOptions.user.property}`;
  expect(fetched).toMatchObject({ message });
  expect(failed).toHaveBeenCalledExactlyOnceWith(fetched, { method: 'fetchUser' });
  expect(state.status).not.toBe('loggedIn');
});

test.each([
  ['契約にない形', '{"id":1}'],
  ['HTML', '<!doctype html>'],
])('会員の応答が%sのときは、契約にない応答になる', async (_, body) => {
  const { fetched, state } = await fetchMember(new Response(body, { headers: json }));
  expect(fetched).toMatchObject({ name: 'ApiError', code: 'UNEXPECTED', status: 200 });
  expect(state.status).not.toBe('loggedIn');
});

test('項目のない会員も会員である', async () => {
  const { state } = await fetchMember(new Response('{}', { headers: json }));
  expect(state).toMatchObject({ status: 'loggedIn', user: {} });
});
