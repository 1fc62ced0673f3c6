import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const query = '?source';
const prefix = '\0style-source:';

/**
 * `import css from './Button.css.ts?source'` gives the text of a style file, for the list of tokens
 * on a documentation page. Vite's own `?raw` does not work here: vanilla-extract takes every id that
 * names a style file, whatever its query, so the id must not look like one.
 */
export const styleSource = (): Plugin => ({
  name: 'style-source',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (!source.endsWith(query)) return;
    const file = resolve(importer, '..', source.slice(0, -query.length));
    return `${prefix}${file.replace(/\.css\.ts$/, '')}`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return;
    return `export default ${JSON.stringify(readFileSync(`${id.slice(prefix.length)}.css.ts`, 'utf8'))}`;
  },
});
