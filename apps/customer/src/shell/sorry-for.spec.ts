import { ApiError } from '@ferry/api/errors';
import { expect, test } from 'vitest';
import { holdReloads } from '../page/hold-reloads.ts';
import { sorryFor } from './sorry-for.ts';

const pathname = '/reservation/select-schedule';
const location = { pathname, href: `${pathname}?adults=1#top` };
const unavailable = new ApiError('UNAVAILABLE', 503, {
  code: 'UNAVAILABLE',
  message: 'x',
  requestId: 'req_8Zk2mQ4v9a',
});
const opened = (error: unknown) => ({
  location,
  matches: [{ status: 'success' }, { status: 'error', error }],
});

test.each([
  ['応じられないとき', unavailable, 'unavailable', 'req_8Zk2mQ4v9a'],
  ['失敗したとき', new ApiError('INTERNAL', 500), 'error', undefined],
  ['ゲートウェイが答えたとき', new ApiError('UNEXPECTED', 502), 'error', undefined],
] as const)('サーバーが%sは、理由と、開きたかったページを伝える', (_, error, reason, requestId) => {
  expect(sorryFor(error, opened(error))).toEqual({ reason, requestId, back: location.href });
});

test.each([
  ['接続できないとき', new ApiError('OFFLINE', 0)],
  ['回数が多すぎるとき', new ApiError('RATE_LIMITED', 429)],
  ['プログラムの誤りのとき', new TypeError('x')],
])('%sは、そのページにとどまる', (_, error) => {
  expect(sorryFor(error, opened(error))).toBeUndefined();
});

test('開いているページの中の失敗では、そのページにとどまる', () => {
  const matches = [{ status: 'success' }];
  expect(sorryFor(unavailable, { location, matches })).toBeUndefined();
});

test('アドレスが長すぎて戻れないときは、そのページにとどまる', () => {
  const failed = opened(unavailable);
  const hrefOf = (letters: number) => ({ ...location, href: `/${'x'.repeat(letters)}` });
  expect(sorryFor(unavailable, { ...failed, location: hrefOf(1_790) })).toBeDefined();
  expect(sorryFor(unavailable, { ...failed, location: hrefOf(1_800) })).toBeUndefined();
});

test('保存していない内容がある間は、そのページにとどまる', () => {
  const release = holdReloads();
  expect(sorryFor(unavailable, opened(unavailable))).toBeUndefined();
  release();
  expect(sorryFor(unavailable, opened(unavailable))).toBeDefined();
});
