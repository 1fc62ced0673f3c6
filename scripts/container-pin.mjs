/**
 * `npm run container:pin`: the digest of the base image into each `FROM` of the Containerfile, so that every
 * build begins with the same bytes; again after its version has changed. Needs a machine that reaches the
 * registry; it reads a manifest and downloads no image.
 *
 * Exit code 1 with one line when the registry gives no digest; the file is as it was.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/bootstrap.mjs';

const WAIT_MS = 20_000;
const AUTH = 'https://auth.docker.io/token?service=registry.docker.io&scope=repository:';
const REGISTRY = 'https://registry-1.docker.io/v2/';
/** An image of several platforms, as both kinds of registries name its list. */
const LISTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const BASE = /^(FROM docker\.io\/([a-z0-9/-]+):([\w.-]+))(?:@sha256:[0-9a-f]{64})?/gm;

/**
 * @param {string} containerfile its text
 * @param {typeof fetch} ask
 * @returns {Promise<string>} the text with a digest at each base image
 * @throws {Error} with one sentence when the registry gives none
 */
export async function pinned(containerfile, ask = fetch) {
  const images = new Map();
  for (const [, , name = '', tag = ''] of containerfile.matchAll(BASE)) {
    const image = `${name}:${tag}`;
    if (!images.has(image)) images.set(image, await digestOf(name, tag, ask));
  }
  if (images.size === 0) throw new Error('The Containerfile has no FROM of docker.io.');
  return containerfile.replaceAll(
    BASE,
    (_, from, name, tag) => `${from}@${images.get(`${name}:${tag}`)}`,
  );
}

/**
 * @param {string} name
 * @param {string} tag
 * @param {typeof fetch} ask
 * @returns {Promise<string>}
 */
async function digestOf(name, tag, ask) {
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    const auth = await ask(`${AUTH}${name}:pull`, { signal });
    if (!auth.ok) throw new Error(`status ${auth.status}`);
    const { token } = /** @type {{ token: string }} */ (await auth.json());
    const manifest = await ask(`${REGISTRY}${name}/manifests/${tag}`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${token}`, Accept: LISTS },
      signal,
    });
    const digest = manifest.headers.get('docker-content-digest') ?? '';
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`status ${manifest.status}`);
    return digest;
  } catch (error) {
    throw new Error(
      `The registry of docker.io gives no digest of ${name}:${tag} (${reasonOf(error)}): run this on a machine that reaches it; the Containerfile is as it was.`,
    );
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

async function main() {
  const file = join(root, 'Containerfile');
  const before = await readFile(file, 'utf8');
  try {
    const after = await pinned(before);
    if (after !== before) await writeFile(file, after);
    console.log(
      after === before ? 'The digest is the same.' : 'Containerfile: the digest is written.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
