import { ApiError } from '@ferry/api/errors';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetMember, onForgetMember } from '../../../page/forget-member.ts';
import { draftInProgress, forgetDraft, rememberDraft } from '../../../trips/draft-in-progress.ts';
import { findLeavingDraft, removeDraft } from './leaving-draft.ts';

const calls = vi.hoisted(() => ({ get: vi.fn(), remove: vi.fn() }));
vi.mock(
  import('@ferry/api/customer'),
  () =>
    ({
      // Only these two calls are made.
      getDraftOptions: (options: unknown) => ({
        queryKey: [options],
        queryFn: () => calls.get(options),
      }),
      deleteDraft: calls.remove,
    }) as never,
);

const draft = exampleOf('getDraft', 200, 'default');
const client = () => new QueryClient();

beforeEach(() => {
  vi.resetAllMocks();
  forgetDraft();
});

describe('ログアウトのときに尋ねる、入力中の予約', () => {
  test('このタブで入力したものを、サーバーに確かめて尋ねる', async () => {
    rememberDraft(draft.id);
    calls.get.mockResolvedValue(draft);
    expect(await findLeavingDraft(client())).toEqual(draft);
    expect(calls.get).toHaveBeenCalledWith({ path: { draftId: draft.id } });
  });

  test('このタブで入力していなければ、サーバーにも聞かない', async () => {
    expect(await findLeavingDraft(client())).toBeUndefined();
    expect(calls.get).not.toHaveBeenCalled();
  });

  test('予約になったものは尋ねない', async () => {
    rememberDraft(draft.id);
    calls.get.mockResolvedValue({ ...draft, nextStep: 'completed' });
    expect(await findLeavingDraft(client())).toBeUndefined();
  });

  test.each([
    ['もうない', new ApiError('NOT_FOUND', 404)],
    ['つながらない', new ApiError('OFFLINE', 0)],
  ])('%sときは尋ねず、ログアウトを妨げない', async (_, failure) => {
    rememberDraft(draft.id);
    calls.get.mockRejectedValue(failure);
    expect(await findLeavingDraft(client())).toBeUndefined();
  });

  test('会員が去ると、次の人には尋ねない', () => {
    rememberDraft(draft.id);
    forgetMember();
    expect(draftInProgress()).toBeUndefined();
  });
});

describe('入力中の予約の削除', () => {
  test.each([
    ['削除できた', undefined],
    ['ほかのタブで削除していた', new ApiError('NOT_FOUND', 404)],
  ])('%sら、このタブに残る入力も忘れる', async (_, failure) => {
    const forgotten = vi.fn();
    onForgetMember(forgotten);
    rememberDraft(draft.id);
    if (failure) calls.remove.mockRejectedValue(failure);
    await removeDraft(draft.id);
    expect(calls.remove).toHaveBeenCalledWith({ path: { draftId: draft.id } });
    expect(draftInProgress()).toBeUndefined();
    expect(forgotten).toHaveBeenCalledOnce();
  });

  test.each(['RESERVATION_STATE', 'OFFLINE'] as const)(
    '削除できなければ(%s)、入力は残る',
    async (code) => {
      rememberDraft(draft.id);
      calls.remove.mockRejectedValue(new ApiError(code, code === 'OFFLINE' ? 0 : 409));
      await expect(removeDraft(draft.id)).rejects.toMatchObject({ code });
      expect(draftInProgress()).toBe(draft.id);
    },
  );
});
