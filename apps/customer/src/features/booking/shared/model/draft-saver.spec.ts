import type { CustomerInput, Draft } from '@ferry/api/customer';
import { ApiError } from '@ferry/api/errors';
import { exampleOf } from '@ferry/api/examples';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetMember } from '../../../../page/forget-member.ts';
import { areReloadsHeld } from '../../../../page/hold-reloads.ts';
import { type ChangeDraft, createDraftSaver, type SendCustomers } from './draft-saver.ts';
import { openSaver, saveUnsent, settleAnswers } from './draft-savers.ts';

const draft = exampleOf('getDraft', 200, 'created');

// What was not stored holds reloads, in the next file as well.
afterEach(forgetMember);

const typing = (familyName: string): CustomerInput => ({
  ...draft.customers,
  representative: { ...draft.customers.representative, familyName },
});

/** A server that stores what it gets and counts the version up, when told to answer. */
function server() {
  const answers: (() => void)[] = [];
  let { version } = draft;
  const send = vi.fn<SendCustomers>(
    (customers) =>
      new Promise((resolve) => {
        answers.push(() => resolve({ ...draft, customers, version: ++version }));
      }),
  );
  const answer = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.();
  };
  return { send, answer };
}

describe('ページを離れるときの保存', () => {
  test('保存中に打った分は、その保存の次の版で、待たずに送る', async () => {
    const { send, answer } = server();
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐'));
    const first = saver.saveNow();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    saver.type(typing('佐藤'));
    saver.flush();
    expect(
      send.mock.calls.map(([body, version]) => [body.representative.familyName, version]),
    ).toEqual([
      ['佐', draft.version],
      ['佐藤', draft.version + 1],
    ]);
    // Hidden, then gone: the same answers are not sent twice.
    saver.flush();
    expect(send).toHaveBeenCalledTimes(2);
    await answer();
    await answer();
    await first;
    await vi.waitFor(() => expect(saver.getState().draft.version).toBe(draft.version + 2));
    expect(saver.isSaved()).toBe(true);
  });

  test('ページが閉じて応答が聞けなくなった保存の後に打った分は、その前の版にも後の版にも保存できる', async () => {
    const send = vi.fn<SendCustomers>(() => Promise.reject(new ApiError('OFFLINE', 0)));
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐'));
    await saver.saveNow();
    saver.type(typing('佐藤'));
    saver.flush();
    expect(send).toHaveBeenLastCalledWith(typing('佐藤'), draft.version + 1, true);
  });

  test('後から送った分が先に届いたときは、追い越された保存を、別の画面の変更とみなさない', async () => {
    const { first, second } = {
      first: Promise.withResolvers<Draft>(),
      second: Promise.withResolvers<Draft>(),
    };
    const send = vi
      .fn<SendCustomers>()
      .mockReturnValueOnce(first.promise)
      .mockReturnValueOnce(second.promise);
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐'));
    const saving = saver.saveNow();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    saver.type(typing('佐藤'));
    saver.flush();
    expect(send).toHaveBeenLastCalledWith(typing('佐藤'), draft.version + 1, true);
    second.resolve({ ...draft, customers: typing('佐藤'), version: draft.version + 1 });
    await vi.waitFor(() => expect(saver.isSaved()).toBe(true));
    first.reject(new ApiError('VERSION_CONFLICT', 409));
    expect((await saving)?.version).toBe(draft.version + 1);
    expect(saver.getState()).toMatchObject({ status: 'saved', failure: undefined });
  });

  test('保存できなかった入力は、手順に戻ったときに残っている', async () => {
    const offline: SendCustomers = () => Promise.reject(new ApiError('OFFLINE', 0));
    const saver = openSaver({ ...draft, id: 'drf_offline00000' }, offline);
    saver.type(typing('佐藤'));
    await settleAnswers('drf_offline00000');
    const again = openSaver({ ...draft, id: 'drf_offline00000', version: 9 }, offline);
    expect(again.getTyped().representative.familyName).toBe('佐藤');
  });

  test('通信が戻ると、送れなかった入力だけを送り、それまでは再読み込みを止める', async () => {
    let isOnline = false;
    const send = vi.fn<SendCustomers>(async (customers, version) => {
      if (!isOnline) throw new ApiError('OFFLINE', 0);
      return { ...draft, customers, version: version + 1 };
    });
    const refuse = vi.fn<SendCustomers>(() =>
      Promise.reject(new ApiError('VERSION_CONFLICT', 409)),
    );
    const unsent = openSaver({ ...draft, id: 'drf_unsent000000' }, send);
    const other = openSaver({ ...draft, id: 'drf_conflict0000' }, refuse);
    unsent.type(typing('佐藤'));
    other.type(typing('鈴木'));
    await Promise.all([unsent.saveNow(), other.saveNow()]);
    expect(areReloadsHeld()).toBe(true);
    isOnline = true;
    saveUnsent();
    await vi.waitFor(() => expect(unsent.isSaved()).toBe(true));
    expect(send).toHaveBeenCalledTimes(2);
    // The customer has to choose first.
    expect(refuse).toHaveBeenCalledTimes(1);
    other.adopt(draft);
    await settleAnswers('drf_offline00000');
  });

  test('保存できた下書きは、読み込んだ内容から始まる', () => {
    const send = vi.fn<SendCustomers>();
    openSaver({ ...draft, id: 'drf_stored000000' }, send);
    const loaded = { ...draft, id: 'drf_stored000000', version: 9, customers: typing('鈴木') };
    expect(openSaver(loaded, send).getTyped()).toBe(loaded.customers);
  });

  test('保存中に読み込んだ前の内容は、保存した入力を戻さない', async () => {
    const { send, answer } = server();
    const before = { ...draft, id: 'drf_overtaken000' };
    const saver = openSaver(before, send);
    saver.type(typing('鈴木'));
    const saved = saver.saveNow();
    await answer();
    await saved;
    expect(openSaver(before, send).getTyped()).toEqual(typing('鈴木'));
  });
});

describe('お客様情報の保存', () => {
  test('何も変わっていなければ、送らない', async () => {
    const { send } = server();
    expect(await createDraftSaver(draft, send).saveNow()).toBe(draft);
    expect(send).not.toHaveBeenCalled();
  });

  test('保存中に打った分は、前の応答の版で続けて送る', async () => {
    const { send, answer } = server();
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐'));
    const first = saver.saveNow();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    saver.type(typing('佐藤'));
    const second = saver.saveNow();
    expect(send).toHaveBeenCalledTimes(1);
    await answer();
    await first;
    await answer();
    expect((await second)?.customers.representative.familyName).toBe('佐藤');
    expect(send.mock.calls.map(([, version]) => version)).toEqual([
      draft.version,
      draft.version + 1,
    ]);
    expect(saver.getState().status).toBe('saved');
  });

  test('保存に失敗しても打った文字は失わず、次の保存で送る', async () => {
    const send = vi
      .fn<SendCustomers>()
      .mockRejectedValueOnce(new ApiError('OFFLINE', 0))
      .mockImplementation(async (customers) => ({ ...draft, customers }));
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐藤'));
    expect(await saver.saveNow()).toBeUndefined();
    expect(saver.getState()).toMatchObject({ status: 'failed', failure: { code: 'OFFLINE' } });
    expect((await saver.saveNow())?.customers.representative.familyName).toBe('佐藤');
    expect(saver.getState().failure).toBeUndefined();
  });

  test('別の画面の内容を受け入れると、打った文字は送らない', async () => {
    const { send } = server();
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐藤'));
    const other = { ...draft, version: 9, customers: typing('鈴木') };
    saver.adopt(other);
    expect(await saver.saveNow()).toBe(other);
    expect(send).not.toHaveBeenCalled();
  });

  test('この画面の内容で上書きするときは、新しい版に対して送る', async () => {
    const { send, answer } = server();
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐藤'));
    const saved = saver.saveNow(7);
    await answer();
    await saved;
    expect(send.mock.calls[0]?.[1]).toBe(7);
  });

  test('打っていなくても、上書きするときは新しい版に対して送り、失敗は消える', async () => {
    const { send, answer } = server();
    const saver = createDraftSaver(draft, send);
    const conflict = new ApiError('VERSION_CONFLICT', 409);
    const change = vi
      .fn<ChangeDraft>()
      .mockRejectedValueOnce(conflict)
      .mockImplementation(async (stored) => ({ ...stored, version: stored.version + 1 }));
    const changed = saver.runBetween(change);
    // What was pressed waits, and the form cannot go on without it.
    expect(await saver.saveNow()).toBeUndefined();
    expect(saver.isSaved()).toBe(false);
    expect(saver.getState()).toMatchObject({ status: 'failed', failure: conflict });
    const saved = saver.saveNow(7);
    await answer();
    expect(await saved).toBe(await changed);
    expect(send.mock.calls[0]?.[1]).toBe(7);
    // Again, on top of what is stored now.
    expect(change.mock.calls.map(([{ version }]) => version)).toEqual([
      draft.version,
      draft.version + 1,
    ]);
    expect(saver.getState()).toMatchObject({ status: 'saved', failure: undefined });
    expect(saver.isSaved()).toBe(true);
  });

  test('別の画面の内容を受け入れると、押した分もやめる', async () => {
    const saver = createDraftSaver(draft, server().send);
    const conflict = new ApiError('VERSION_CONFLICT', 409);
    const change = vi.fn<ChangeDraft>().mockRejectedValue(conflict);
    const changed = saver.runBetween(change);
    await vi.waitFor(() => expect(saver.getState().failure).toBe(conflict));
    const other = { ...draft, version: 9 };
    saver.adopt(other);
    await expect(changed).rejects.toBe(conflict);
    expect(await saver.saveNow()).toBe(other);
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('打った分の保存が別の画面とぶつかると、押した分もその決着を待つ', async () => {
    const conflict = new ApiError('VERSION_CONFLICT', 409);
    const send = vi
      .fn<SendCustomers>()
      .mockRejectedValueOnce(conflict)
      .mockImplementation(async (customers, version) => ({ ...draft, customers, version }));
    const saver = createDraftSaver(draft, send);
    saver.type(typing('佐藤'));
    const change = vi.fn<ChangeDraft>(async (stored) => stored);
    const changed = saver.runBetween(change);
    await vi.waitFor(() => expect(saver.getState().failure).toBe(conflict));
    expect(change).not.toHaveBeenCalled();
    await saver.saveNow(7);
    expect((await changed).version).toBe(7);
  });
});
