import { createRememberedPath } from '@ferry/session/remembered-path';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { noticeTexts } from '../../copy/notices.ts';
import { pageAccess } from '../../session/page-access.ts';
import { routeOf } from '../../session/route-of.ts';
import { everyRoute, runMiddleware } from './middleware.ts';
import type { GuardedSession, GuardedTab } from './visit.ts';

// The guards in a router and a browser; the app itself has no page for members yet.
const root = createRootRouteWithContext<{ tab: GuardedTab }>()({
  beforeLoad: ({ context: { tab }, matches, location, preload }) => {
    const routes = matches.map(({ routeId, staticData }) => ({ id: String(routeId), staticData }));
    const visit = {
      ...pageAccess(routes, matches.at(-1)?.params),
      path: location.href,
      isPreload: preload,
    };
    return runMiddleware(everyRoute, visit, tab);
  },
  component: Outlet,
});
const routeTree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { access: 'public' },
    component: () => <h1>ホーム</h1>,
  }),
  // Says nothing about its access: for members.
  createRoute({ getParentRoute: () => root, path: '/member/edit', component: MemberPage }),
  createRoute({
    getParentRoute: () => root,
    path: '/signin',
    staticData: { access: 'guest' },
    component: SignIn,
  }),
]);

function MemberPage() {
  const { searchStr } = useLocation();
  return <h1>会員情報の変更{searchStr}</h1>;
}

function SignIn() {
  const router = useRouter();
  const { notice } = useLocation({ select: ({ state }) => state as { notice?: 'signInFirst' } });
  const logIn = () => {
    isLoggedIn = true;
    // As the app's sign-in does: the page is no longer for a member who is logged in, so its guard
    // goes on.
    void router.invalidate();
  };
  return (
    <>
      <h1>ログイン</h1>
      <p>{notice && noticeTexts[notice]}</p>
      <button type="button" onClick={logIn}>
        ログインする
      </button>
    </>
  );
}

let isLoggedIn = false;

function open(path: string) {
  const storage = window.sessionStorage;
  storage.clear();
  const remembered = createRememberedPath(storage, {
    origin: window.location.origin,
    base: '/customer',
    routeOf: (pathname) => routeOf(router, pathname)?.fullPath,
  });
  const session: GuardedSession['session'] = {
    get isLoggedIn() {
      return isLoggedIn;
    },
    getState: () => ({ status: isLoggedIn ? 'loggedIn' : 'loggedOut' }),
    start: async () => undefined,
    check: async () => undefined,
  };
  const opened: GuardedSession = {
    session,
    remembered,
    isEndedAtStart: false,
    keepsTickets: async () => false,
  };
  const tab: GuardedTab = { isPossible: true, current: opened, open: async () => opened };
  const router = createRouter({
    routeTree,
    basepath: '/customer',
    history: createMemoryHistory({ initialEntries: [`/customer${path}`] }),
    context: { tab },
  });
  return router;
}

const show = (router: ReturnType<typeof open>) =>
  // The app's router is another one than this test's.
  render(<RouterProvider router={router as never} />);

beforeEach(() => {
  isLoggedIn = false;
});

test('ログインの要るページを開くと、理由とともにログインへ進み、ログインすると検索条件まで元どおりに開く', async () => {
  const router = open('/member/edit?tab=contact');
  const screen = await show(router);
  await expect.element(screen.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  await expect.element(screen.getByText(noticeTexts.signInFirst)).toBeVisible();
  expect(router.state.location.pathname).toBe('/signin');
  await screen.getByRole('button', { name: 'ログインする' }).click();
  await expect
    .element(screen.getByRole('heading', { name: '会員情報の変更?tab=contact' }))
    .toBeVisible();
  expect(router.state.location.href).toBe('/member/edit?tab=contact');
});

test('戻る先は1回だけ使い、次のログインではホームに進む', async () => {
  const router = open('/member/edit');
  const screen = await show(router);
  await screen.getByRole('button', { name: 'ログインする' }).click();
  await expect.element(screen.getByRole('heading', { name: '会員情報の変更' })).toBeVisible();
  isLoggedIn = false;
  await router.navigate({ to: '/signin' as never });
  await screen.getByRole('button', { name: 'ログインする' }).click();
  await expect.element(screen.getByRole('heading', { name: 'ホーム' })).toBeVisible();
});

test('ログインしていれば、そのまま開く', async () => {
  isLoggedIn = true;
  const screen = await show(open('/member/edit'));
  await expect.element(screen.getByRole('heading', { name: '会員情報の変更' })).toBeVisible();
});
