import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: root }).map(read).join('\n');

/** Addresses that show something; the others only lead to one of them. */
const pageOf = (text: string) =>
  /\bcomponent:/.test(text) ? (/createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? []) : [];

const routes = globSync('routes/*.tsx', { cwd: root }).flatMap((file) => pageOf(read(file)));

/** `/reservation-detail/$id` of a route file, as a pattern of the addresses that stories open. */
const patternOf = (route: string) =>
  new RegExp(
    `'${route
      .slice(1)
      .replace(/\/(?=$|\?)/, '')
      .replace('?', '\\?')
      .replace(/\{-\$\w+\}|\$\w+/g, '[^/?]+')}(?:\\?[^']*)?'`,
  );

/** Routes of which no story opens an address. */
const withoutStory = (pages: string[], text: string) =>
  pages.filter((page) => !patternOf(page).test(text));

test('every page has a story', () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(parts.length).toBeGreaterThan(3);
  expect(withoutStory(routes, stories)).toEqual([]);
});

test('an address that only leads to another page is none', () => {
  const leading =
    "createFileRoute('/old')({ beforeLoad: () => { throw redirect({ to: '/new' }) } })";
  expect(pageOf(leading)).toEqual([]);
  expect(pageOf("createFileRoute('/new')({ component: Page })")).toBe('/new');
});

test('a page without one is found', () => {
  const text = "path: 'reservation', path: 'reservation-detail/rsv_1?a=b'";
  const pages = ['/', '/reservation/', '/reservation-detail/$id', '/reservation-search'];
  expect(withoutStory(pages, text)).toEqual(['/', '/reservation-search']);
});

type State = 'loading' | 'failing' | 'with long names' | 'narrow';

/** How every page is shown, beside what is usual. */
const STATES: Record<State, RegExp> = {
  loading: /'pending'/,
  failing: /'(?:unavailable|rateLimited)'/,
  'with long names': /isLong: true/,
  narrow: /phone375/,
};

/** Of pages that ask the server nothing before they are there. */
const AT_ONCE: readonly State[] = ['loading', 'failing', 'with long names'];

/** States that a page does not have. All others it is shown in. */
const WITHOUT: Record<string, readonly State[]> = {
  '/accessibility': AT_ONCE,
  '/confirm-mail': AT_ONCE,
  '/contact-change': AT_ONCE,
  '/errors/40x': AT_ONCE,
  '/errors/mail-error': AT_ONCE,
  '/errors/sorry': AT_ONCE,
  '/member/confirm': AT_ONCE,
  '/member/new/': AT_ONCE,
  '/reservation-search': AT_ONCE,
  '/reset-password/forgot': AT_ONCE,
  '/samples/geocoding': AT_ONCE,
  '/samples/payment': AT_ONCE,
  '/signin': AT_ONCE,
  '/signout': AT_ONCE,
  '/signup/applied': AT_ONCE,
  '/signup/apply': AT_ONCE,
  // The member is read for the guard: the page is there or, as /member says, is not. Addresses are
  // no names.
  '/member/edit': ['loading', 'failing'],
  '/member/?show=contact': ['loading', 'failing'],
  '/member/change-email/': AT_ONCE,
  '/member/change-password': AT_ONCE,
  '/member/change-email/$token': ['with long names'],
  '/member/?show=cards': ['with long names'],
  '/member/?show=notifications': ['with long names'],
  '/tds': ['with long names'],
};

/** Pages below one route, by the query of their address. */
const parts = [
  ...read('features/profile/model/profile-parts.ts').matchAll(/\bpart: '(?!home')(\w+)'/g),
].map(([, part = '']) => part);

type Story = { id: string; path: string; body: string };

/** Stories of a file with the address that each opens. */
function storiesOf(text: string): Story[] {
  const paths = new Map(
    [...text.matchAll(/^const (\w+) =\s+'([^']*)'/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return [...text.matchAll(/^export const (\w+): PageStory = \{\n([\s\S]*?)^\};/gm)].map(
    ([, id = '', body = '']) => {
      const [, path, name = 'path'] = /\bpath(?:: (?:'([^']*)'|(\w+)))?/.exec(body) ?? [];
      return { id, path: path ?? paths.get(name) ?? '', body };
    },
  );
}

const all = globSync('**/*.stories.tsx', { cwd: root }).flatMap((file) => storiesOf(read(file)));

/** The story of each page in which nothing is chosen yet, or there is nothing to list. */
const EMPTY: Record<string, string> = {
  '/': 'Normal',
  '/certificate': 'NoCode',
  '/companion': 'NoLink',
  '/member/': 'NothingKept',
  '/member/?show=cards': 'NoCards',
  '/member/?show=companions': 'NoCompanions',
  '/member/?show=logins': 'NoPasskeys',
  '/member/?show=vehicles': 'NoVehicles',
  '/partner-tickets/': 'NothingSold',
  '/partner-tickets/$id/select-other-schedule': 'NoSlotsLeft',
  '/partner-tickets/customer-input': 'Customers',
  '/partner-tickets/search-section': 'Section',
  '/partner-tickets/select-schedule': 'ScheduleNone',
  '/pre-order': 'None',
  '/reservation/': 'Default',
  '/reservation/$id/': 'Start',
  '/reservation/$id/select-schedule-return': 'SailingNone',
  '/reservation/customer-input': 'Empty',
  '/reservation/payment-input': 'Unchosen',
  '/reservation/select-schedule': 'None',
  '/reservation/select-schedule-return': 'ReturnNone',
  '/reservation-detail/$id': 'ReceiptNotIssued',
  '/reservation-detail/$id_/tickets': 'NothingShared',
  '/reservations': 'NoReservations',
  '/simulation': 'Empty',
  '/waitlist': 'None',
};

/** Pages that are never empty: what they show is one thing that is there, or a form that begins so. */
const NEVER_EMPTY: readonly string[] = [
  '/accessibility',
  '/confirm-mail',
  '/contact-change',
  '/errors/40x',
  '/errors/mail-error',
  '/errors/sorry',
  '/member/?show=contact',
  '/member/?show=notifications',
  '/member/change-email/',
  '/member/change-email/$token',
  '/member/change-password',
  '/member/confirm',
  '/member/edit',
  '/member/new/',
  '/partner-tickets/$id/',
  '/partner-tickets/content-confirm',
  '/partner-tickets/payment-input',
  '/partner-tickets/reservation-completion',
  '/partner-tickets/reservation-confirm',
  '/partner-tickets/select-other-schedule',
  '/reservation-detail/$id_/$reservationNo',
  '/reservation-detail/$id_/confirm',
  '/reservation-search',
  '/reservation/$id/content-confirm',
  '/reservation/$id/customer-input',
  '/reservation/$id/payment-info',
  '/reservation/$id/reservation-completion',
  '/reservation/$id/reservation-confirm',
  '/reservation/content-confirm',
  '/reservation/reservation-completion',
  '/reservation/reservation-confirm',
  '/reset-password/forgot',
  '/reset-password/{-$token}',
  '/samples/geocoding',
  '/samples/payment',
  '/signin',
  '/signout',
  '/signup/applied',
  '/signup/apply',
  '/tds',
  '/ticket',
];

/** States in which no story shows the page, in any file. */
function missing(page: string, shown: readonly Story[]): string[] {
  const opened = patternOf(page);
  const own = shown.filter(({ path }) => opened.test(`'${path}'`));
  return Object.entries(STATES).flatMap(([state, pattern]) =>
    own.some(({ body }) => pattern.test(body)) || WITHOUT[page]?.some((each) => each === state)
      ? []
      : [state],
  );
}

const pages = [...routes, ...parts.map((part) => `/member/?show=${part}`)];

test.each(pages)('%s is shown in all its states', (page) => expect(missing(page, all)).toEqual([]));

/** Pages of which nobody has said how they are empty, or of which the story named is not there. */
function unsaid(ofApp: readonly string[], shown: readonly Story[]): string[] {
  const hasEmpty = (page: string) =>
    shown.some(({ id, path }) => id === EMPTY[page] && patternOf(page).test(`'${path}'`));
  return ofApp.filter((page) => hasEmpty(page) === NEVER_EMPTY.includes(page));
}

test('every page is shown empty, or is said never to be', () => {
  expect(unsaid(pages, all), 'neither a story of EMPTY nor in NEVER_EMPTY, or both').toEqual([]);
  expect(Object.keys(EMPTY).filter((page) => !pages.includes(page))).toEqual([]);
});

test('a page that is not said to be empty or never so is found, and a story that is gone', () => {
  const shown = all.filter(({ id }) => id !== 'NoReservations');
  expect(unsaid(['/unheard', '/reservations', '/signin'], shown)).toEqual([
    '/unheard',
    '/reservations',
  ]);
});

test('a state without a story is found, also of a page that nobody has written down', () => {
  const text = `const unheard = 'unheard?a=b';
export const Default: PageStory = {
  args: { path: unheard, shows: 'x' },
};
export const Narrow: PageStory = {
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'unheard', shows: 'x' },
};
`;
  expect(missing('/unheard', storiesOf(text))).toEqual(['loading', 'failing', 'with long names']);
  expect(missing('/signin', [])).toEqual(['narrow']);
});

test('ids are English, names Japanese, and axe is on', () => {
  const names = [...stories.matchAll(/^export const (\w+): PageStory = \{\n {2}name: '(.*)',$/gm)];
  expect(names.length).toBe(stories.match(/^export const /gm)?.length);
  for (const [, id, name] of names) {
    expect(id).toMatch(/^[A-Z][A-Za-z]*$/);
    expect(name).toMatch(/[ぁ-んァ-ヶ一-龠々]/);
  }
  expect(stories).not.toMatch(/a11y/);
});
