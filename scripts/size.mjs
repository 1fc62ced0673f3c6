/**
 * `npm run size`: the bytes that each page costs a customer, against size-budgets.json.
 *
 * Reads Vite's manifest of apps/customer/dist and compresses every file with brotli 11, as the
 * server sends it; KB are 1,024 bytes. "Total" is the entry, the page and all they import
 * statically; "own" is what the page adds to the entry, to "pages" and to "steps", the chunks of what
 * pages share that home does not need (the second: what no public page does), each loaded once and
 * counted by itself; a part that a route loads with its data counts as a page, once; a panel (loaded when it is opened) counts
 * what it adds to the home page; a first view is all scripts, and how many, before a page that is opened by
 * its address is complete. Also looks for what must not be in the build: zod (valibot is
 * the validator) and react-aria's messages in other languages (the locale plugin takes them out; it
 * has been known to do nothing without a word).
 *
 * A prerendered page carries its styles in its HTML: each of those is a row too, because what does not
 * come with the first packets of a connection costs a round trip before the paint. Ten of them hold
 * 14,600 bytes; 1,300 are headers, so 12.95 KB are left.
 *
 * Exit code 1 when a budget is exceeded or something is in the build that must not be.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './lib/bootstrap.mjs';

const KB = 1024;

/** Names and messages that are in the bundle exactly when the thing is. */
export const FORBIDDEN = [
  { what: 'zod', pattern: /["'`]\$?Zod(?:Error|Type|Object|String)["'`]/ },
  {
    what: 'German messages of react-aria (@react-aria/optimize-locales-plugin did not work)',
    pattern: /Nummernfeld| verringern|Ausgew(?:ä|\\xe4)hlt|Schlie(?:ß|\\xdf)en/,
  },
];

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean,
 *   imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {{ name: string, javascript: number, css?: number, limit: number, cssLimit?: number,
 *   files?: number, filesLimit?: number }} Row
 */

/**
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {(file: string) => number} bytesOf compressed bytes of a file of the build
 * @param {any} budgets content of size-budgets.json, in KB
 * @returns {Row[]} bytes and limits in bytes: the home page, each other route, each panel
 */
export function measure(manifest, bytesOf, budgets) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry) throw new Error('The manifest has no entry.');
  const routes = Map.groupBy(
    Object.keys(manifest).filter(
      (key) => manifest[key].isDynamicEntry && /src\/routes\//.test(key),
    ),
    (key) => key.replace(/\?.*$/, '').replace(/^.*src\/routes\//, ''),
  );
  const sum = (files) => [...files].reduce((bytes, file) => bytes + bytesOf(file), 0);
  const home = closure(manifest, [entry, ...(routes.get('index.tsx') ?? [])]);
  const chunk = (name) => Object.keys(manifest).filter((key) => key.startsWith(`_${name}-`));
  const [pages, steps] = [chunk('pages'), chunk('steps')];
  const common = closure(manifest, [entry, ...pages, ...steps]);
  const added = (keys, to) => {
    const before = new Set(to.javascript);
    return sum(closure(manifest, keys).javascript.filter((file) => !before.has(file)));
  };
  const rows = [
    {
      name: 'home (total)',
      javascript: sum(home.javascript),
      limit: budgets.home.javascript * KB,
      css: sum(home.css),
      cssLimit: budgets.home.css * KB,
    },
  ];
  for (const [name, keys] of [...routes].sort()) {
    const limit = budgets.route.javascript * KB;
    rows.push({ name: `${name} (own)`, javascript: added(keys, common), limit });
  }
  for (const { name, source, javascript = budgets.route.javascript } of budgets.route.shared) {
    const keys = Object.keys(manifest).filter((key) => new RegExp(source).test(key));
    const limit = javascript * KB;
    if (keys.length) rows.push({ name: `${name} (own)`, javascript: added(keys, common), limit });
  }
  if (pages.length) {
    const limit = budgets.pages.javascript * KB;
    rows.push({ name: 'pages (once)', javascript: added(pages, home), limit });
  }
  if (steps.length) {
    const before = closure(manifest, [entry, ...(routes.get('index.tsx') ?? []), ...pages]);
    const limit = budgets.steps.javascript * KB;
    rows.push({ name: 'steps (once)', javascript: added(steps, before), limit });
  }
  rows.push(...firstViews(manifest, entry, sum, budgets));
  for (const { name, source, javascript: limit } of budgets.panels) {
    const keys = Object.keys(manifest).filter((key) => new RegExp(source).test(key));
    if (keys.length) {
      rows.push({ name: `${name} (panel)`, javascript: added(keys, home), limit: limit * KB });
    }
  }
  return rows;
}

/** All scripts of pages that are opened by their address, and how many they are. */
function firstViews(manifest, entry, sum, budgets) {
  return budgets.views.map(({ name, sources, javascript: limit, files: filesLimit }) => {
    const keys = Object.keys(manifest).filter((key) =>
      sources.some((source) => new RegExp(source).test(key)),
    );
    const { javascript } = closure(manifest, [entry, ...keys]);
    return {
      name: `${name} (first view)`,
      javascript: sum(javascript),
      limit: limit * KB,
      files: javascript.length,
      filesLimit,
    };
  });
}

/** @param {Row} row */
export function isOver({ javascript, limit, css = 0, cssLimit = 0, files = 0, filesLimit = 0 }) {
  return javascript > limit || css > cssLimit || files > filesLimit;
}

/** Files of chunks and everything that they import statically, each once. */
function closure(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  const chunks = [...seen].map((key) => manifest[key]).filter(Boolean);
  return {
    javascript: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

function main() {
  const dist = join(root, 'apps/customer/dist');
  const manifest = join(dist, '.vite/manifest.json');
  if (!existsSync(manifest)) throw new Error('There is no build yet: npm run build');
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/build/size-budgets.json'), 'utf8'));
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const sizes = new Map();
  const bytesOf = (file) => {
    if (!sizes.has(file)) {
      sizes.set(file, brotliCompressSync(readFileSync(join(dist, file)), brotli).length);
    }
    return sizes.get(file);
  };
  const rows = measure(JSON.parse(readFileSync(manifest, 'utf8')), bytesOf, budgets);
  for (const name of documentsIn(dist)) {
    const limit = budgets.document * KB;
    rows.push({ name: `${name} (document)`, javascript: bytesOf(name), limit });
  }
  console.log('KB (1,024 bytes) after brotli 11');
  for (const row of rows) console.log(describe(row));
  const forbidden = FORBIDDEN.filter(({ pattern }) =>
    scriptsIn(dist).some((code) => pattern.test(code)),
  );
  for (const { what } of forbidden) console.error(`✗ In the build: ${what}`);
  const over = rows.filter(isOver);
  if (over.length) console.error(`✗ Over budget: ${over.map(({ name }) => name).join(', ')}`);
  if (over.length || forbidden.length) process.exit(1);
}

function describe(row) {
  const kb = (bytes) => (bytes / KB).toFixed(1).padStart(6);
  const css = row.css === undefined ? '' : `   CSS ${kb(row.css)} of ${kb(row.cssLimit)}`;
  const files = row.files === undefined ? '' : `   files ${row.files} of ${row.filesLimit}`;
  const mark = isOver(row) ? '✗' : ' ';
  return `${mark} ${row.name.padEnd(52)} ${kb(row.javascript)} of ${kb(row.limit)}${css}${files}`;
}

/** Pages as the build has rendered them; a browser asks for `offline.html` when there is no network. */
function documentsIn(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'offline.html')
    .sort();
}

function scriptsIn(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
