/**
 * `npm run conformance:pack [-- FOLDER]`: the conformance command with the contract as one package without
 * dependencies, for teams without this repository. It goes to `.cache/conformance-package`, or to FOLDER; the
 * archive that `npm pack` makes of it is the last line of the output:
 *
 *     npx --package ./ferry-conformance-0.2.0.tgz ferry-conformance --base-url http://127.0.0.1:8000
 *
 * Exit code 1 when it cannot be bundled.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';

await bootstrap();
const { rolldown } = await import('rolldown');
const { bundleOf, documents } = await import('./contract/documents.mjs');

const folder = process.argv[2] ?? join(root, '.cache/conformance-package');
const PROGRAM = 'conformance.mjs';

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'contract'), { recursive: true });
const build = await rolldown({
  input: join(root, 'scripts/conformance/main.mjs'),
  platform: 'node',
});
await build.write({ file: join(folder, PROGRAM), format: 'es' });
await build.close();
for (const document of documents) {
  cpSync(bundleOf(document), join(folder, 'contract', `${document.name}.json`));
}
for (const page of ['conformance', 'conventions', 'errors', 'own-server']) {
  const name = page === 'conformance' ? 'README' : page;
  cpSync(join(root, 'openapi', `${page}.md`), join(folder, `${name}.md`));
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const description = {
  name: '@ferry/conformance',
  version,
  description: 'Whether a server keeps the ferry contract',
  license: 'MIT',
  type: 'module',
  bin: { 'ferry-conformance': PROGRAM },
  engines: { node: '>=20' },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
  cwd: folder,
  env: toolEnvironment(),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
console.log(join(folder, packed.trim()));
