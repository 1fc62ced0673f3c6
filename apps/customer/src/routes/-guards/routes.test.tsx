import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { routeTree } from '../../routeTree.gen.ts';
import { pageAccess } from '../../session/page-access.ts';
import { routeOf } from '../../session/route-of.ts';

type Row = [pattern: string, access: 'public' | 'guest' | 'member'];

const steps = [
  'content-confirm',
  'customer-input',
  'reservation-completion',
  'reservation-confirm',
];

/** Every route of the specification and its access: none is without a page. */
const specified: Row[] = [
  ['/', 'public'],
  ['/member', 'member'],
  ['/reservations', 'member'],
  ['/partner-tickets', 'public'],
  ['/partner-tickets/$id', 'public'],
  ['/simulation', 'public'],
  ['/tds', 'public'],
  ['/reservation', 'public'],
  ['/reservation-search', 'public'],
  ['/signin', 'guest'],
  ['/signout', 'public'],
  ['/errors/40x', 'public'],
  ['/errors/mail-error', 'public'],
  ['/errors/sorry', 'public'],
  ['/member/change-email', 'member'],
  ['/member/edit', 'member'],
  ['/member/change-password', 'member'],
  ['/member/confirm', 'public'],
  ['/member/new', 'public'],
  ['/member/new/$token', 'public'],
  ['/member/change-email/$token', 'public'],
  ...[
    ...[...steps, 'payment-input', 'search-section', 'select-other-schedule', 'select-schedule'],
    // The id before these steps is optional; the other ones are in the line above.
    'payment-info',
    ...[...steps, 'payment-info', 'select-other-schedule'].map((step) => `$id/${step}`),
  ].map((part): Row => [`/partner-tickets/${part}`, 'public']),
  ...[...steps, 'payment-input', 'select-schedule', 'select-schedule-return'].map(
    (step): Row => [`/reservation/${step}`, 'public'],
  ),
  ...[
    '$id',
    ...[...steps, 'payment-info', 'select-schedule-return'].map((step) => `$id/${step}`),
  ].map((part): Row => [`/reservation/${part}`, 'public']),
  ['/reservation-detail/$id', 'public'],
  ['/reservation-detail/$id/$reservationNo', 'public'],
  ['/reservation-detail/$id/confirm', 'public'],
  ['/reset-password/forgot', 'guest'],
  ['/reset-password/{-$token}', 'guest'],
  ['/signup/apply', 'guest'],
  ['/signup/applied', 'guest'],
  ['/samples/geocoding', 'public'],
  ['/samples/payment', 'public'],
];

/** Pages beyond the specification, each because something in the product needs an address. */
const added: Row[] = [
  ['/accessibility', 'public'],
  ['/certificate', 'public'],
  ['/companion', 'public'],
  ['/confirm-mail', 'public'],
  ['/contact-change', 'public'],
  ['/pre-order', 'public'],
  ['/reservation-detail/$id/tickets', 'public'],
  ['/ticket', 'public'],
  ['/waitlist', 'public'],
];
const every = [...specified, ...added];

const router = createRouter({
  routeTree,
  basepath: '/customer',
  history: createMemoryHistory(),
  // The context is what guards and loaders use; nothing is loaded here.
  context: {} as never,
});

const routes = Object.values(router.routesById).filter(({ id }) => id !== '__root__');
const patternOf = (fullPath: string) => fullPath.replace(/(.)\/$/, '$1');

/** The steps of a route that leads several of them on: it names each in its pattern. */
const stepsOfRoute = ({ options }: (typeof routes)[number]): string[] =>
  (options.staticData?.pathPatterns?.step?.source ?? '').match(/[a-z][a-z-]+/g) ?? [];
const built = new Set(
  routes.flatMap((route) => {
    const pattern = patternOf(route.fullPath);
    return pattern.endsWith('/$step')
      ? stepsOfRoute(route).map((step) => pattern.replace('$step', step))
      : [pattern];
  }),
);

/** An address that a pattern is meant for. */
const addressOf = (pattern: string) =>
  pattern
    .replace('{-$token}', 'tok_1')
    .replace(/^\/partner-tickets\/\$id$/, '/partner-tickets/pt_aquarium')
    .replace('$id', 'rsv_3fK9xQ2mLw8Z')
    .replace('$reservationNo', '7KQ4-MX9R')
    .replace(/\$\w+/g, 'x_1');

describe('仕様のページの一覧', () => {
  test('どのアドレスも1回だけ並ぶ', () => {
    const patterns = every.map(([pattern]) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('仕様のアドレスにはすべてページがあり、ルーターのページはすべて仕様にある', () => {
    expect([...built].sort()).toEqual(every.map(([pattern]) => pattern).sort());
  });

  test.each(every)('%s は「%s」', (pattern, access) => {
    const [branch] = router.getMatchedRoutes(addressOf(pattern));
    const found = patternOf(routeOf(router, addressOf(pattern))?.fullPath ?? '');
    expect(found.replace('$step', pattern.split('/').at(-1) ?? '')).toBe(pattern);
    const matched = branch.map(({ id, options }) => ({ id, staticData: options.staticData }));
    expect(pageAccess(matched).access).toBe(access);
  });
});

describe('だれかのものを見せるページ', () => {
  test.each([
    ['/reservation/customer-input', true],
    ['/reservation/content-confirm', true],
    ['/reservation/select-schedule-return', true],
    ['/reservation/payment-input', true],
    ['/tds', true],
    ['/reservation/reservation-confirm', true],
    ['/reservation/reservation-completion', true],
    ['/reservation/rsv_1', true],
    ['/reservation/rsv_1/select-schedule-return', true],
    ['/reservation/rsv_1/customer-input', true],
    ['/reservation/rsv_1/content-confirm', true],
    ['/reservation/rsv_1/reservation-confirm', true],
    ['/reservation/rsv_1/reservation-completion', true],
    ['/reservation/rsv_1/payment-info', true],
    ['/partner-tickets/customer-input', true],
    ['/partner-tickets/reservation-completion', true],
    ['/partner-tickets/rsv_1/payment-info', true],
    ['/partner-tickets/search-section', false],
    ['/partner-tickets/select-schedule', false],
    ['/reservation-detail/rsv_1', true],
    ['/reservation-detail/rsv_1/tickets', true],
    ['/ticket', false],
    ['/certificate', false],
    ['/', false],
    ['/reservation', false],
    ['/reservation/select-schedule', false],
    ['/reservation-search', false],
    ['/signin', false],
  ])('%s: %s', (path, isPersonal) => {
    const matched = router
      .getMatchedRoutes(path)[0]
      .map(({ id, options }) => ({ id, staticData: options.staticData }));
    expect(pageAccess(matched).isPersonal).toBe(isPersonal);
  });
});

test.each(
  routes.flatMap(({ fullPath, options }) =>
    [...fullPath.matchAll(/\$(\w+)/g)].map(([, name = '']) => ({ fullPath, options, name })),
  ),
)('$fullPath は、$name がどんな値かを言う', ({ options, name }) => {
  expect(options.staticData?.pathPatterns?.[name]).toBeInstanceOf(RegExp);
});

test.each([
  '/no/such/page',
  '/member/nothing',
  '/errors',
  '/errors/50x',
  '/signin/more',
  '/reservation-detail/abc',
  '/reservation-detail/7KQ4MX9R',
  '/partner-tickets/rsv_3fK9xQ2mLw8Z',
  '/partner-tickets/rsv_3fK9xQ2mLw8Z/search-section',
  '/partner-tickets/pt_aquarium/customer-input',
])('知らないアドレス「%s」は、だれでも見られる「見つからない」になる', (path) => {
  const [branch, params] = router.getMatchedRoutes(path);
  const matched = branch.map(({ id, options }) => ({ id, staticData: options.staticData }));
  expect(routeOf(router, path)).toBeUndefined();
  expect(pageAccess(matched, params)).toEqual({
    access: 'public',
    isPersonal: false,
  });
});
