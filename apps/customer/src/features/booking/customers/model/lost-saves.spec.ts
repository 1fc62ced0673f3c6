import type { CustomerInput, Draft } from '@ferry/api/customer';
import { ApiError } from '@ferry/api/errors';
import { exampleOf } from '@ferry/api/examples';
import { expect, test, vi } from 'vitest';
import type { SendCustomers } from '../../shared/model/draft-saver.ts';
import { afterLostAnswers } from './lost-saves.ts';

const draft = exampleOf('getDraft', 200, 'created');
const typing = (familyName: string): CustomerInput => ({
  ...draft.customers,
  representative: { ...draft.customers.representative, familyName },
});

/** A server that stores what it gets for the right version; answers are lost while `isLosing`. */
function server() {
  const state = { stored: draft, isLosing: false };
  const send = vi.fn<SendCustomers>(async (customers, version) => {
    if (version !== state.stored.version) throw new ApiError('VERSION_CONFLICT', 409);
    state.stored = { ...draft, customers, version: version + 1 };
    if (state.isLosing) throw new ApiError('OFFLINE', 0);
    return state.stored;
  });
  const look = vi.fn(async () => {
    // As a database gives it back that sorts the fields by itself.
    const { representative, ...rest } = state.stored.customers;
    const reversed = Object.fromEntries(Object.entries(representative).reverse());
    return { ...state.stored, customers: { ...rest, representative: reversed } } as Draft;
  });
  return { state, send, look, save: afterLostAnswers(send, look) };
}

test('応答だけが失われた保存の後の保存は、別の画面の変更とみなさない', async () => {
  const { state, save } = server();
  state.isLosing = true;
  await expect(save(typing('佐'), draft.version)).rejects.toThrow('OFFLINE');
  state.isLosing = false;
  const saved = await save(typing('佐藤'), draft.version);
  expect(saved.customers.representative.familyName).toBe('佐藤');
  expect(saved.version).toBe(draft.version + 2);
});

test('同じ内容をもう一度送るときは、すでに保存された版を使う', async () => {
  const { state, send, save } = server();
  state.isLosing = true;
  await expect(save(typing('佐'), draft.version)).rejects.toThrow('OFFLINE');
  state.isLosing = false;
  expect((await save(typing('佐'), draft.version)).version).toBe(draft.version + 1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('調べ直した後の保存の応答もまた失われても、次の保存は別の画面の変更とみなさない', async () => {
  const { state, save } = server();
  state.isLosing = true;
  await expect(save(typing('佐'), draft.version)).rejects.toThrow('OFFLINE');
  await expect(save(typing('佐藤'), draft.version)).rejects.toThrow('OFFLINE');
  state.isLosing = false;
  const saved = await save(typing('佐藤'), draft.version);
  expect(saved.customers.representative.familyName).toBe('佐藤');
  expect(saved.version).toBe(draft.version + 2);
});

test('別の画面が本当に変更していたら、衝突として伝える', async () => {
  const { state, save } = server();
  state.isLosing = true;
  await expect(save(typing('佐'), draft.version)).rejects.toThrow('OFFLINE');
  state.isLosing = false;
  state.stored = { ...draft, customers: typing('鈴木'), version: draft.version + 2 };
  await expect(save(typing('佐藤'), draft.version)).rejects.toThrow('VERSION_CONFLICT');
});

test('何も失われていなければ、衝突のときに調べ直さない', async () => {
  const { look, save } = server();
  await expect(save(typing('佐'), 99)).rejects.toThrow('VERSION_CONFLICT');
  expect(look).not.toHaveBeenCalled();
});
