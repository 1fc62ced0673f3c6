import type { Member } from '@ferry/api/external';
import type { Session } from '@ferry/session/session';
import { type SessionChange, Watched } from '@ferry/session/session-state';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { onForgetMember } from '../page/forget-member.ts';
import type { Credentials } from './credentials.ts';
import { followChanges } from './follow-changes.ts';
import type { Shown } from './parts.ts';

type StaticData = { access: 'public' | 'guest' | 'member'; isPersonal?: boolean };
const home = { access: 'public' } as const;
const booking = { access: 'public', isPersonal: true } as const;
const list = { access: 'member' } as const;
const signIn = { access: 'guest' } as const;

/** A tab that shows a page, and what a change of the member does to it. */
async function after(change: SessionChange, staticData: StaticData, status = 'idle') {
  const done: string[] = [];
  let tell: (change: SessionChange) => void = () => undefined;
  // The parts that are used.
  const session = {
    onChange: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Session<Member, Credentials>;
  const router = {
    state: { status },
    latestLocation: { pathname: '/page', href: '/page?draft=1' },
    getMatchedRoutes: () => [
      [
        { id: '__root__', options: {} },
        { id: '/page', options: { staticData } },
      ],
    ],
    navigate: async (options: { to: string; state: { notice: string } }) =>
      void done.push(`${options.to} ${options.state.notice}`),
    invalidate: async () => void done.push('invalidate'),
  } as unknown as AnyRouter;
  const remembered = {
    remember: (path: string) => void done.push(`remember ${path}`),
    forget: () => void done.push('forget path'),
    take: () => undefined,
    peek: () => undefined,
  };
  const shown = new Watched<Shown>({ name: undefined, notice: undefined });
  onForgetMember(() => void done.push('forget answers'));
  const display = { shown, rememberMember: () => undefined };
  followChanges(session, remembered, { router, queryClient: new QueryClient(), display });
  tell(change);
  await vi.waitFor(() => Promise.resolve());
  const { notice } = shown.get();
  return [...new Set(done), ...(notice ? [`notice ${notice}`] : [])];
}

const bookingLost = ['remember /page?draft=1', '/signin sessionExpired'];
const forgotten = ['forget path', 'forget answers'];
const loggedOut = [...forgotten, '/signin loggedOutElsewhere'];

test.each<[string, SessionChange, StaticData, string[]]>([
  ['ログインは、そのページが自分で進む', 'login', signIn, []],
  ['ログアウトは、そのページが自分で進む', 'logout', home, []],
  ['期限切れ: 公開のページは知らせだけ', 'expired', home, ['notice sessionExpired']],
  ['期限切れ: 予約の手順は覚えてログインへ', 'expired', booking, bookingLost],
  ['期限切れ: 会員専用のページは覚えてログインへ', 'expired', list, bookingLost],
  [
    '別タブのログアウト: 公開のページは、前の人のものを忘れて知らせる',
    'loggedOut',
    home,
    [...forgotten, 'notice loggedOutElsewhere'],
  ],
  ['別タブのログアウト: 予約の手順は覚えずにログインへ', 'loggedOut', booking, loggedOut],
  ['別タブのログアウト: 会員専用のページは覚えずにログインへ', 'loggedOut', list, loggedOut],
  [
    '別タブのほかの会員: 公開のページは、前の人のものを忘れて知らせる',
    'switched',
    home,
    [...forgotten, 'notice switchedElsewhere'],
  ],
  [
    '別タブのほかの会員: 予約の手順はホームへ',
    'switched',
    booking,
    [...forgotten, '/ switchedElsewhere'],
  ],
  [
    '別タブのほかの会員: 会員専用のページは読み直す',
    'switched',
    list,
    [...forgotten, 'invalidate', 'notice switchedElsewhere'],
  ],
  ['別タブのログイン: ログインのページは先へ進む', 'joined', signIn, ['invalidate']],
  ['別タブのログイン: ほかのページはそのまま', 'joined', booking, []],
])('%s', async (_, change, page, expected) => {
  expect(await after(change, page)).toEqual(expected);
});

test('ページを読み込んでいる間は、ガードに任せる', async () => {
  expect(await after('start', signIn, 'pending')).toEqual([]);
});
