/**
 * `npm run ui:cost`: what each component of packages/ui costs a page that has none yet, in bytes
 * after brotli 11: its module with all that it imports, without react and react-dom, which every
 * page has. The second figure is the part of it that is react-aria (texts in Japanese only, as the
 * apps build it); components with such a part are loaded on demand. The third is what a component
 * loads by itself when it is needed.
 *
 * `npm run ui:cost -- Button Select` measures these only. Exit code 1 when one cannot be built.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { root } from './lib/bootstrap.mjs';

const components = join(root, 'packages/ui/src/components');
const compiled = join(root, '.cache/ui-cost');
const REACT = /^react(?:-dom)?(?:\/|$)/;
const ARIA =
  /^(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)(?:-|\/|$)/;

const ARIA_FILE =
  /\/node_modules\/(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;

/**
 * Bytes after brotli 11. `later` is what the component itself loads when it is needed.
 *
 * @typedef {{ name: string, bytes: number, aria: number, later: number }} Cost
 */

/** Names of all components. */
function componentNames() {
  return readdirSync(components).filter((name) =>
    existsSync(join(components, name, `${name}.tsx`)),
  );
}

/**
 * @param {string[]} names
 * @returns {Promise<Cost[]>}
 */
async function costs(names) {
  await compile(names);
  const measured = [];
  for (const name of names) {
    const file = join(compiled, `${name}.js`);
    const whole = await bundle(file, (id) => REACT.test(id));
    const own = await bundle(file, (id) => REACT.test(id) || ARIA.test(id));
    const aria = whole.hasAria ? whole.bytes - own.bytes : 0;
    measured.push({ name, bytes: whole.bytes, aria, later: whole.later });
  }
  return measured.sort((a, b) => b.bytes - a.bytes);
}

/** Styles and TypeScript once, for all of them; what comes from node_modules stays an import. */
async function compile(names) {
  rmSync(compiled, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(root, 'packages/ui'),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: compiled,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(
          names.map((name) => [name, join(components, name, `${name}.tsx`)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => REACT.test(id) || (ARIA.test(id) && !id.endsWith('.css')),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
}

async function bundle(file, external) {
  const bundled = await rolldown({
    input: file,
    external,
    platform: 'browser',
    plugins: [optimizeLocales.rolldown({ locales: ['ja-JP'] })],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundled.generate({ format: 'es', minify: true });
  await bundled.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const atOnce = closure(output[0].fileName, chunks);
  const loaded = chunks.filter(({ fileName }) => atOnce.has(fileName));
  const later = chunks.filter(({ fileName }) => !atOnce.has(fileName));
  return {
    bytes: compressed(loaded),
    later: later.length ? compressed(later) : 0,
    hasAria: loaded.some(({ moduleIds }) => moduleIds.some((id) => ARIA_FILE.test(id))),
  };
}

function compressed(chunks) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(chunks.map(({ code }) => code).join('\n'), { params }).length;
}

/** The entry and what it imports at once; what it imports later is not part of its cost. */
function closure(entry, chunks) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  visit(entry);
  return seen;
}

/** @param {Cost} cost @returns {string} one line of the table */
function line({ name, bytes, aria, later }) {
  const figure = (value) => String(value || '–').padStart(8);
  const mark = aria > 0 ? '  on demand' : '';
  return `${name.padEnd(22)}${figure(bytes)}${figure(aria)}${figure(later)}${mark}`;
}

async function main() {
  const requested = process.argv.slice(2);
  const names = componentNames().filter((name) => !requested.length || requested.includes(name));
  console.log('bytes after brotli 11, without react and react-dom\n');
  console.log(`${'component'.padEnd(22)}   bytes of aria   later`);
  for (const cost of await costs(names)) console.log(line(cost));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
