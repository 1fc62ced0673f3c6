import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: root }).map(read).join('\n');

/** `/reservation-detail/$id` of a route file, as a pattern of the addresses that stories open. */
const patternOf = (route: string) =>
  new RegExp(
    `'${route
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\{-\$\w+\}|\$\w+/g, '[^/?]+')}(?:\\?[^']*)?'`,
  );

/** Routes of which no story opens an address. */
const withoutStory = (routes: string[], text: string) =>
  routes.filter((route) => !patternOf(route).test(text));

test('every page has a story', () => {
  const routes = globSync('routes/*.tsx', { cwd: root }).flatMap(
    (file) => /createFileRoute\('([^']+)'\)/.exec(read(file))?.[1] ?? [],
  );
  expect(routes.length).toBeGreaterThan(15);
  expect(withoutStory(routes, stories)).toEqual([]);
});

test('a page without one is found', () => {
  const text = "path: 'reservation', path: 'reservation-detail/rsv_1?a=b'";
  const routes = ['/', '/reservation/', '/reservation-detail/$id', '/reservation-search'];
  expect(withoutStory(routes, text)).toEqual(['/', '/reservation-search']);
});

/** Pages that show what a server responds with; the others show everything at once. */
const READING = [
  '',
  'reservation',
  'reservation/select-schedule',
  'reservation/customer-input',
  'reservation/payment-input',
  'reservation/content-confirm',
  'reservation/reservation-completion',
  'reservation-detail/rsv_3fK9xQ2mLw8Z',
  'simulation',
  'reservations',
];

/** How a page is shown, beside what is usual. */
const STATES: Record<string, RegExp> = {
  loading: /'pending'/,
  failing: /'(?:unavailable|rateLimited)'/,
  'with long names': /isLong: true/,
  narrow: /phone375/,
};

/** Stories of a file with the page that each opens. */
function storiesOf(text: string): { page: string; body: string }[] {
  const paths = new Map(
    [...text.matchAll(/^const (\w+) =\s+'([^']*)'/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return [...text.matchAll(/^export const \w+: PageStory = \{\n([\s\S]*?)^\};/gm)].map(
    ([, body = '']) => {
      const [, path, name = 'path'] = /\bpath(?:: (?:'([^']*)'|(\w+)))?/.exec(body) ?? [];
      return { page: (path ?? paths.get(name) ?? '').split('?')[0] ?? '', body };
    },
  );
}

/** States in which no story shows the page. */
const missing = (page: string, text: string) =>
  Object.entries(STATES).flatMap(([state, pattern]) =>
    storiesOf(text).some((story) => story.page === page && pattern.test(story.body)) ? [] : [state],
  );

test.each(READING)('/%s is shown loading, failing, with long names and narrow', (page) => {
  const files = globSync('**/*.stories.tsx', { cwd: root }).map(read);
  const text = files.find((each) => storiesOf(each).some((story) => story.page === page)) ?? '';
  expect(missing(page, text)).toEqual([]);
});

test('a state without a story is found', () => {
  const text = `const help = 'help?a=b';
export const Default: PageStory = {
  args: { path: help, shows: 'x' },
};
export const Narrow: PageStory = {
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'help', shows: 'x' },
};
`;
  expect(missing('help', text)).toEqual(['loading', 'failing', 'with long names']);
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
