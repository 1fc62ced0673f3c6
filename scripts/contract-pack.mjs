/**
 * `npm run contract:pack [-- FOLDER]`: the contract for teams without this repository, as three archives of npm in
 * `.cache/contract-packages`, or in FOLDER; their names are the last lines of the output.
 *
 * - `@ferry/contract`: both documents, each one file, with conventions, errors and changes
 * - `@ferry/api-client`: types, client and hooks, in JavaScript with declarations
 * - `@ferry/contract-mock`: `ferry-mock`, which serves the examples
 *
 * All have the version of the contract. What they need of others is named as peers, which npm installs along.
 * Exit code 1 when one cannot be made.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';

await bootstrap();
const { rolldown } = await import('rolldown');
const { bundleOf, documents } = await import('./contract/documents.mjs');

const folder = process.argv[2] ?? join(root, '.cache/contract-packages');
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { version } = JSON.parse(readFileSync(bundleOf(documents[0]), 'utf8')).info;
const { devDependencies } = read('package.json');
const { dependencies: ofApi } = read('packages/api/package.json');

/** Files of `packages/api/src` that another front end imports. */
const ENTRIES = ['clients', 'customer', 'errors', 'external', 'query-client', 'session-hooks'];

/**
 * @param {string} name
 * @param {object} described what package.json says of it
 * @returns {string} its folder, empty but for that
 */
function begin(name, described) {
  const place = join(folder, basename(name));
  mkdirSync(place, { recursive: true });
  const common = { name, version, license: 'MIT', type: 'module', engines: { node: '>=20' } };
  const text = JSON.stringify({ ...common, ...described }, null, 2);
  writeFileSync(join(place, 'package.json'), `${text}\n`);
  return place;
}

function packContract() {
  const place = begin('@ferry/contract', { description: 'The contract of the ferry booking site' });
  for (const document of documents) cpSync(bundleOf(document), join(place, `${document.id}.json`));
  for (const page of ['conventions', 'errors', 'glossary', 'own-server', 'packages'])
    cpSync(
      join(root, `openapi/${page}.md`),
      join(place, `${page === 'packages' ? 'README' : page}.md`),
    );
  cpSync(join(root, 'CHANGELOG.md'), join(place, 'CHANGELOG.md'));
  return place;
}

async function packClient() {
  const entry = (/** @type {string} */ name) => ({
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  });
  const place = begin('@ferry/api-client', {
    description: 'Types, client and query options of the ferry contract',
    sideEffects: ['./dist/customer.js', './dist/external.js'],
    exports: Object.fromEntries(ENTRIES.map((name) => [`./${name}`, entry(name)])),
    peerDependencies: ofApi,
  });
  const source = (/** @type {string} */ name) => join(root, `packages/api/src/${name}.ts`);
  const build = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, source(name)])),
    external: /^(?:@tanstack\/|valibot)/,
    transform: { define: { 'import.meta.env.DEV': 'false' } },
  });
  await build.write({ dir: join(place, 'dist'), format: 'es' });
  await build.close();
  declare(join(place, 'dist'), ENTRIES.map(source));
  cpSync(join(root, 'openapi/packages.md'), join(place, 'README.md'));
  return place;
}

/** @param {string} dist @param {string[]} files whose declarations go there */
function declare(dist, files) {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
    ...{ noCheck: true, types: [], rootDir: join(root, 'packages/api/src'), outDir: dist },
  };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { cwd: root, stdio: 'inherit' });
  rmSync(config);
  // Declarations keep the names of sources; what is there are the modules.
  for (const file of globSync(join(dist, '**/*.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from|import)\(? ?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

async function packMock() {
  const names = ['prism-cli', 'prism-core', 'prism-http-server'].map(
    (name) => `@stoplight/${name}`,
  );
  const prism = Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  const place = begin('@ferry/contract-mock', {
    description: 'A mock server of the ferry contract',
    bin: { 'ferry-mock': 'ferry-mock.mjs' },
    peerDependencies: { '@ferry/contract': version, ...prism },
  });
  const build = await rolldown({
    input: join(root, 'scripts/contract/packed-mock.mjs'),
    platform: 'node',
    external: /^@(?:stoplight|ferry)\//,
  });
  await build.write({ file: join(place, 'ferry-mock.mjs'), format: 'es' });
  await build.close();
  cpSync(join(root, 'openapi/packages.md'), join(place, 'README.md'));
  return place;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const place of [packContract(), await packClient(), await packMock()]) {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: place,
    env: toolEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  console.log(join(folder, packed.trim()));
}
