/**
 * `npm run generate`: contract → packages/api/src/generated/{customer,external}/.
 *
 * Bundles each document, writes the bundle as `openapi.json` and generates types, client,
 * validators, query options and handler types from that very bundle. A document that is as it was when
 * its code was generated is left alone. Needs no network; running it twice changes nothing. Exit code 1 with the reason when the contract cannot be read.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientConfig } from '../packages/api/openapi-ts.config.ts';
import { fingerprint } from './build/inputs.mjs';
import { bundleOf, bundles, root } from './contract/documents.mjs';
import { exampleTypes } from './contract/example-types.mjs';

/**
 * Writes the generated code of one bundled document.
 *
 * @param {import('./contract/documents.mjs').ContractDocument} document
 * @param {Record<string, any>} spec the bundled document
 * @param {string} [base] root of the repository or of a copy of it
 */
export async function generate(document, spec, base = root) {
  const note = `Generated from openapi/${document.id} by \`npm run generate\`. Do not edit.`;
  const file = bundleOf(document, base);
  const output = dirname(file);
  const { createClient } = await import('@hey-api/openapi-ts');
  await createClient(
    clientConfig({
      input: readTolerantly(spec),
      output,
      runtime: join(base, 'packages/api/src/runtime.ts'),
      header: `// ${note}`,
    }),
  );
  if (document.id !== CLIENT_OF) await shareClient(output);
  await writeFile(join(output, 'examples.gen.ts'), exampleTypes(spec, `// ${note}`));
  await writeFile(file, `${JSON.stringify({ 'x-generated': note, ...spec }, null, 2)}\n`);
}

/** Everything beside the document that can change its code. */
const GENERATOR = [
  'packages/api/openapi-ts.config.ts',
  'packages/api/src/runtime.ts',
  'scripts/generate.mjs',
  'scripts/contract/example-types.mjs',
  'package-lock.json',
];

/**
 * As {@link generate}, unless the document, the generator and the code, which can be edited by hand,
 * are those of the last time.
 *
 * @param {import('./contract/documents.mjs').ContractDocument} document
 * @param {Record<string, any>} spec the bundled document
 * @param {string} [base] root of the repository or of a copy of it
 * @returns {Promise<boolean>} whether it was generated
 */
export async function generateIfChanged(document, spec, base = root) {
  const stamp = join(base, '.cache/generated', `${document.name}.sha256`);
  const state = () => {
    const inputs = fingerprint(root, GENERATOR);
    const code = fingerprint(dirname(bundleOf(document, base)), ['.']);
    return createHash('sha256')
      .update(JSON.stringify(spec))
      .update(inputs + code)
      .digest('hex');
  };
  if ((await readFile(stamp, 'utf8').catch(() => '')) === state()) return false;
  await generate(document, spec, base);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, state());
  return true;
}

/** Both documents' clients are made of its copy of the generator's: a page that calls both loads it once. */
const CLIENT_OF = 'customer-api';

/** @param {string} output folder of the other document, which is given a copy of its own */
async function shareClient(output) {
  for (const copy of ['client', 'core']) await rm(join(output, copy), { recursive: true });
  for (const name of ['client.gen.ts', 'sdk.gen.ts']) {
    const file = join(output, name);
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace("'./client/index.ts'", "'../customer/client/index.ts'"));
  }
}

/** Bounds of single values. The server keeps them; see {@link readTolerantly}. */
const BOUNDS = new Set([
  'format',
  'maximum',
  'maxItems',
  'maxLength',
  'maxProperties',
  'minimum',
  'minItems',
  'minLength',
  'minProperties',
  'pattern',
]);

/**
 * A copy that describes shapes only. The server holds requests to every word of the contract; a
 * client must not throw when a newer server answers with one property more, or with a name of 30
 * characters outside the basic plane, which valibot counts as 60. Types stay the same.
 *
 * @template T
 * @param {T} spec
 * @returns {T}
 */
function readTolerantly(spec) {
  return JSON.parse(
    JSON.stringify(spec, (key, value) => {
      // The generator drops the words beside a reference, but keeps them beside a list of one.
      if (typeof value?.$ref === 'string' && value.description) {
        const { $ref, ...words } = value;
        return { ...words, allOf: [{ $ref }] };
      }
      if (key === 'additionalProperties') return value === false ? undefined : value;
      // A property of that name would be an object.
      return BOUNDS.has(key) && typeof value !== 'object' ? undefined : value;
    }),
  );
}

async function main() {
  // Compiled once: a tenth of the time of the next run.
  enableCompileCache(join(root, '.cache/node'));
  // The generator loads while redocly reads the contract.
  const [specs] = await Promise.all([bundles(), import('@hey-api/openapi-ts')]);
  for (const [document, spec] of specs) {
    const isNew = await generateIfChanged(document, spec);
    const file = relative(root, dirname(bundleOf(document)));
    const count = Object.keys(spec.paths ?? {}).length;
    console.log(`${file}: ${count} paths${isNew ? '' : ', as before'}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
