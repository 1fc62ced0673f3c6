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

test('ids are English, names Japanese, and axe is on', () => {
  const names = [...stories.matchAll(/^export const (\w+): PageStory = \{\n {2}name: '(.*)',$/gm)];
  expect(names.length).toBe(stories.match(/^export const /gm)?.length);
  for (const [, id, name] of names) {
    expect(id).toMatch(/^[A-Z][A-Za-z]*$/);
    expect(name).toMatch(/[ぁ-んァ-ヶ一-龠々]/);
  }
  expect(stories).not.toMatch(/a11y/);
});
