import { describe, expect, test } from 'vitest';
import { auth } from './auth.ts';
import { type FakeTab, fakeTab, visit } from './fake-tab.fixture.ts';
import type { GuardedSession, Visit } from './visit.ts';

const member: FakeTab = { status: 'loggedIn' };
const visitor: FakeTab = {};

describe('middleware「auth」', () => {
  test.each<[string, FakeTab, Partial<Visit>, string[]]>([
    ['初めての来訪では、どのページでもサーバーに尋ねない', visitor, { access: 'public' }, []],
    ['同(ゲスト専用)', visitor, { access: 'guest' }, []],
    ['同(会員専用)', visitor, { access: 'member' }, []],
    ['会員がいれば、公開のページでも確かめる', member, { access: 'public' }, ['open']],
    ['同(ゲスト専用)', member, { access: 'guest' }, ['open']],
    ['同(会員専用)', member, { access: 'member' }, ['open']],
    ['移動のたびに有効か確かめる', { ...member, isOpen: true }, {}, ['check', 'open']],
    ['先読みでは確かめない', { ...member, isOpen: true }, { isPreload: true }, ['open']],
    [
      'サーバーに届かなかった会員専用のページでは、もう一度尋ねる',
      { status: 'unreachable' },
      { access: 'member' },
      ['open', 'start', 'error 503'],
    ],
    ['届かなくても、公開のページは使える', { status: 'unreachable' }, {}, ['open']],
    [
      '届かなかったときは、次の移動でもう一度尋ねる',
      { status: 'unreachable', isOpen: true },
      {},
      ['check', 'open', 'start'],
    ],
    [
      '同(ログインのページ)',
      { status: 'unreachable', isOpen: true },
      { access: 'guest' },
      ['check', 'open', 'start'],
    ],
    ['先読みでは尋ねない', { status: 'unreachable', isOpen: true }, { isPreload: true }, ['open']],
    [
      '届かなくても、ログインのページは使える',
      { status: 'unreachable' },
      { access: 'guest' },
      ['open'],
    ],
    ['部品が読めなくても、公開のページは使える', { ...member, canLoad: false }, {}, ['open']],
    [
      '部品が読めないと、会員専用のページはエラーになる',
      { ...member, canLoad: false },
      { access: 'member' },
      ['open', 'error offline'],
    ],
  ])('%s', async (_, tabState, part, expected) => {
    const { tab, done } = fakeTab(tabState);
    await auth(visit(part), tab).catch((error: { status?: number; message: string }) =>
      done.push(`error ${error.status ?? error.message}`),
    );
    expect(done).toEqual(expected);
  });

  test('尋ね直して期限切れと分かれば、ガードがその理由を伝えられる', async () => {
    const { tab } = fakeTab({ status: 'unreachable', isOpen: true });
    const current = tab.current as GuardedSession;
    current.session.start = async () => 'expired';
    await auth(visit({ access: 'public', isPersonal: true }), tab);
    expect(current.isEndedAtStart).toBe(true);
  });

  test('公開のページは答えを待たず、会員専用と入力中のページは待つ', async () => {
    for (const [part, isWaiting] of [
      [{ access: 'public' }, false],
      [{ access: 'public', isPersonal: true }, true],
      [{ access: 'guest' }, true],
      [{ access: 'member' }, true],
    ] as const) {
      const { tab } = fakeTab(member);
      const never = { ...tab, open: () => new Promise<never>(() => undefined) };
      const first = await Promise.race([
        auth(visit(part), never).then(() => 'went on'),
        new Promise((resolve) => setImmediate(() => resolve('waits'))),
      ]);
      expect(first).toBe(isWaiting ? 'waits' : 'went on');
    }
  });
});
