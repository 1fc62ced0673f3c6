import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Components that are made of react-aria, 26 to 45 KB each: a page loads them with itself, or when
 * they are opened. `npm run ui:cost` prints what each of them costs.
 */
const onDemand = ['Calendar', 'CalendarPanel'];

const root = new URL('./components/', import.meta.url);
const names = readdirSync(root).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, root)));
const aria = /^(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;

/** What a file imports at once: neither types nor `import()`. */
const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm),
  ].map((match) => match[1] ?? match[2] ?? '');

/** The react-aria packages that a file reaches through its static imports, with the way to them. */
const ariaIn = (file: URL, seen = new Set<string>()): string[] => {
  if (seen.has(file.href) || file.pathname.endsWith('.css.ts')) return [];
  seen.add(file.href);
  return importsOf(readFileSync(file, 'utf8')).flatMap((name) => {
    if (aria.test(name)) return [`${file.pathname.split('/').at(-1)} → ${name}`];
    return name.startsWith('.') ? ariaIn(new URL(name, file), seen) : [];
  });
};

describe.each(names.filter((name) => !onDemand.includes(name)))('%s', (name) => {
  it('is light: it does not import react-aria', () => {
    expect(ariaIn(new URL(`${name}/${name}.tsx`, root))).toEqual([]);
  });
});

describe('the list', () => {
  it.each(onDemand)('%s is on it with reason', (name) => {
    expect(ariaIn(new URL(`${name}/${name}.tsx`, root))).not.toEqual([]);
  });
});

describe('the check', () => {
  it('finds react-aria behind another file', () => {
    const way = ariaIn(new URL('CalendarPanel/CalendarPanel.tsx', root));
    expect(way.join()).toContain('react-aria-components');
  });

  it('tells what is imported at once from types and from what is loaded later', () => {
    const source = [
      "import type { Key } from 'react-aria-components';",
      "import {\n  a,\n} from './a.ts';",
      "import './b.css.ts';",
      "export { c } from './c.ts';",
      "const later = () => import('./later.tsx');",
    ].join('\n');
    expect(importsOf(source)).toEqual(['./a.ts', './b.css.ts', './c.ts']);
  });
});
