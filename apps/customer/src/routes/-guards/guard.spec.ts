import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { type FakeTab, fakeTab, visit } from './fake-tab.fixture.ts';
import { guard } from './guard.ts';
import type { Visit } from './visit.ts';

const member: FakeTab = { status: 'loggedIn', isOpen: true };
const visitor: FakeTab = {};
const unreachable: FakeTab = { status: 'unreachable', isOpen: true };
const ended: FakeTab = { status: 'loggedOut', isOpen: true, isEndedAtStart: true };

/** Where the visit ends, and what was remembered. */
async function result(part: Partial<Visit>, state: FakeTab) {
  const { tab, done } = fakeTab(state);
  const to = await guard(visit(part), tab).then(
    () => 'allowed',
    (thrown: unknown) => {
      if (!isRedirect(thrown)) throw thrown;
      const { to: page, href, state: entry } = thrown.options;
      const notice = (entry as { notice?: string } | undefined)?.notice;
      return [href ?? page, notice].filter(Boolean).join(' ');
    },
  );
  return [to, ...done.filter((step) => step.startsWith('remember'))];
}

const remembers = 'remember /reservations?page=2';

describe('middleware「guard」', () => {
  test.each<[string, Partial<Visit>, FakeTab, string[]]>([
    ['公開のページは来訪者が開ける', { access: 'public' }, visitor, ['allowed']],
    ['公開のページは会員が開ける', { access: 'public' }, member, ['allowed']],
    ['ゲスト専用のページは来訪者が開ける', { access: 'guest' }, visitor, ['allowed']],
    ['会員はゲスト専用のページからホームへ', { access: 'guest' }, member, ['/']],
    [
      '会員はゲスト専用のページから、覚えたページへ',
      { access: 'guest' },
      { ...member, remembered: '/reservations?page=3' },
      ['/customer/reservations?page=3'],
    ],
    ['会員専用のページは会員が開ける', { access: 'member' }, member, ['allowed']],
    [
      '来訪者は会員専用のページからログインへ。検索条件ごと覚える',
      { access: 'member' },
      visitor,
      ['/signin signInFirst', remembers],
    ],
    ['先読みでは覚えない', { access: 'member', isPreload: true }, visitor, ['/signin signInFirst']],
    [
      'サーバーに届かない間は会員とみなさない',
      { access: 'member' },
      unreachable,
      ['/signin signInFirst', remembers],
    ],
    [
      'ログインの期限が切れていたら、理由を伝える',
      { access: 'member' },
      ended,
      ['/signin sessionExpired', remembers],
    ],
    [
      '期限が切れていたら、入力中のページもログインから',
      { access: 'public', isPersonal: true },
      ended,
      ['/signin sessionExpired', remembers],
    ],
    [
      '期限が切れていても、この端末に保存した乗船券のページは開ける',
      { isPersonal: true, path: '/reservation-detail/rsv_1/tickets' },
      { ...ended, keptPath: '/reservation-detail/rsv_1/tickets' },
      ['allowed'],
    ],
    ['期限が切れていても、公開のページは開ける', { access: 'public' }, ended, ['allowed']],
    ['入力中のページは来訪者が開ける', { isPersonal: true }, visitor, ['allowed']],
  ])('%s', async (_, part, state, expected) => {
    expect(await result(part, state)).toEqual(expected);
  });

  test('期限切れの案内は1回だけ。次は来訪者として開ける', async () => {
    const { tab } = fakeTab(ended);
    const booking = visit({ isPersonal: true });
    await expect(guard(booking, tab)).rejects.toBeDefined();
    await expect(guard(booking, tab)).resolves.toBeUndefined();
  });

  test('期限切れの後、公開のページから来訪者として始めた予約は、途中で止めない', async () => {
    const { tab } = fakeTab(ended);
    const booking = visit({ isPersonal: true });
    await guard(visit({ access: 'public', isPreload: true }), tab);
    await expect(guard({ ...booking, isPreload: true }, tab)).rejects.toBeDefined();
    await guard(visit({ access: 'public' }), tab);
    await expect(guard(booking, tab)).resolves.toBeUndefined();
  });

  test('覚えたページへは1回だけ戻る', async () => {
    const { tab } = fakeTab({ ...member, remembered: '/reservations' });
    const signIn = visit({ access: 'guest' });
    await expect(guard(signIn, tab)).rejects.toMatchObject({
      options: { href: '/customer/reservations' },
    });
    await expect(guard(signIn, tab)).rejects.toMatchObject({ options: { to: '/' } });
  });
});
