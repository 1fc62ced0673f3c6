/**
 * Second half of the build: renders the public pages (apps/customer/src/start/prerendered-pages.ts) into
 * one HTML file each, and every other page's frame into fallback.html; the patterns of all paths
 * that have a page into pages.json, for the server alone, and the pictures of links. Then compresses all text with brotli 11. Arguments: the folders
 * of `vite build` and of `vite build --ssr`.
 * Exit code 1 with one line when a page cannot be rendered.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync } from 'rolldown/utils';
import { openOperator } from '../../../apps/customer/vite/operator-folder.ts';
import { announcedFiles, assemble, filesOf } from './document.mjs';
import { writePictures } from './share-pictures.mjs';
import { withoutStyleAttributes } from './style-attributes.mjs';

const [dist = '', pages = ''] = process.argv.slice(2);
const BASE = '/customer/';
const COMPRESSED = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest'];

async function main() {
  const built = join(pages, 'prerender.js');
  const { listPagePatterns, listRoutes, prerenderPages } = await import(built);
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json'));
  for (const { path, routeId, isWithoutQuery, title, html: rendered } of await prerenderPages()) {
    const { entry, modules, styles } = filesOf(manifest, routeId);
    const announced = path === undefined ? announcedFiles(manifest, listRoutes()) : undefined;
    const { html, css } = withoutStyleAttributes(rendered);
    const page = assemble({
      template,
      title,
      html,
      path,
      isWithoutQuery,
      // All of them, not only what this page shows now: a sheet that came later would make the
      // browser work out every style and place anew, which takes longer than all else of the start.
      styles: styles.map(read).join('') + css,
      sheets: styles.map(addressOf),
      script: bootScript({ entry, modules, announced }),
    });
    write(path === undefined ? 'fallback.html' : `${path.slice(1) || 'index'}.html`, page);
  }
  write('pages.json', JSON.stringify(listPagePatterns()));
  const { operator, icons, theme } = openOperator();
  await writePictures(dist, operator, { icons, colours: theme.light.color });
  compress();
}

/** The script of scripts/build/prerender/boot.js with the files that it starts, and those of each address. */
function bootScript({ entry, modules, announced }) {
  const files = { entry: addressOf(entry), modules: modules.map(addressOf) };
  const table = announced && { ...announced, files: announced.files.map((file) => basename(file)) };
  const boot = source('boot.js').replace('= START;', `= ${JSON.stringify(files)};`);
  const { code, errors } = minifySync('boot.js', table ? announcing(boot, table) : silent(boot));
  if (errors.length) throw new Error(`boot.js: ${errors[0]?.message}`);
  return code.trim();
}

/** With what the frame says and announces. */
const announcing = (/** @type {string} */ boot, /** @type {unknown} */ table) =>
  boot.replace('ANNOUNCED;', () =>
    source('announced.js').replace('= TABLE;', `= ${JSON.stringify(table)};`),
  );

/** Without: a document of one page is short of a few bytes. */
const silent = (/** @type {string} */ boot) =>
  boot.replace('ANNOUNCED;', '').replace(', ...announce()', '');

const source = (/** @type {string} */ name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8');

function compress() {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    if (!COMPRESSED.includes(extname(name)) || isForServer(name)) continue;
    const packed = brotliCompressSync(readFileSync(join(dist, name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    writeFileSync(join(dist, `${name}.br`), packed);
  }
}

/** @param {string} name a file that nobody is sent */
const isForServer = (name) => name.startsWith('.vite') || name === 'pages.json';

/** @param {string} file path in the build */
const addressOf = (file) => BASE + file;

/** @param {string} name */
const read = (name) => readFileSync(join(dist, name), 'utf8');

function write(name, text) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}

try {
  await main();
  // Queries that will never be answered are still waiting.
  process.exit(0);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
