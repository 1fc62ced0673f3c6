import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// A component that nobody uses is a promise: it says which page it waits for, here and in its notes.

const components = join(import.meta.dirname, 'components');
const names = readdirSync(components);
const isProduct = (path: string) => !/\.(stories|spec|test)\.tsx?$/.test(path);
const textOf = (folder: string, pattern = '**/*.{ts,tsx}') =>
  globSync(pattern, { cwd: folder })
    .filter(isProduct)
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

/** Names that a text imports, now or later, by the pattern's first group. */
const imported = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** With the private files that a component is made of. */
const withPrivate = (text: string) =>
  [
    text,
    ...imported(text, /'\.\.\/\.\.\/private\/([\w-]+\.tsx?)'/g).map((file) =>
      readFileSync(join(import.meta.dirname, 'private', file), 'utf8'),
    ),
  ].join('\n');

/**
 * The components that no page shows, neither by itself nor inside another component.
 *
 * @param app text of the app
 * @param own text of each component's folder
 */
function withoutUser(app: string, own: Readonly<Record<string, string>>): string[] {
  const used = new Set<string>();
  const waiting = imported(app, /'@ferry\/ui\/(\w+)'/g);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = own[name];
    if (used.has(name) || text === undefined) continue;
    used.add(name);
    waiting.push(...imported(text, /'\.\.\/(?:components\/)?(\w+)\/[^']+'/g));
  }
  return Object.keys(own)
    .filter((name) => !used.has(name))
    .sort();
}

/** The page that each component of the table in the README waits for. */
const promised = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').matchAll(
      /^\| (\w+) \| `([^`]+)` \|/gm,
    ),
  ].map(([, name, page]) => [name, page]),
);

describe('what nobody uses yet', () => {
  it('stands in the table of the README with the page that it waits for, and nothing else does', () => {
    const app = textOf(join(import.meta.dirname, '../../../apps/customer/src'));
    const own = Object.fromEntries(
      names.map((name) => [name, withPrivate(textOf(join(components, name)))]),
    );
    expect(
      Object.keys(promised).sort(),
      'the rows of the README, and the components that no page shows',
    ).toEqual(withoutUser(app, own));
  });

  it('says so in its notes, and what is used does not', () => {
    const said = names.flatMap((name) => {
      const notes = readFileSync(join(components, name, `${name}.mdx`), 'utf8');
      const [, page] =
        /^> まだどのページにもありません。`([^`]+)` で使います。$/m.exec(notes) ?? [];
      return page === undefined ? [] : [[name, page]];
    });
    expect(Object.fromEntries(said)).toEqual(promised);
  });

  it('is what neither a page nor a component of a page imports', () => {
    const app = "import { Card } from '@ferry/ui/Card'; lazy(() => import('@ferry/ui/Dialog'));";
    const own = { Card: "import '../Text/Text.tsx';", Dialog: '', Lamp: '', Text: '' };
    expect(withoutUser(app, own)).toEqual(['Lamp']);
  });
});
