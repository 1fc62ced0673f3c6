/**
 * What today's contract is held against: the accepted bundles and, in a git checkout, both the
 * accepted and the generated bundles of the commit where this work left the main branch. The second
 * notices what was added after the last accept and is broken now, and an edit of `accepted/`
 * itself.
 */
import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { acceptedSince } from './approvals.mjs';
import { acceptedOf, bundleOf } from './documents.mjs';

const run = promisify(execFile);
const APPROVALS = 'openapi/approved-changes.md';
const MAIN = ['origin/HEAD', 'origin/main', 'main'];

/** What git prints, or undefined when it is not there or says no. */
async function git(base, ...args) {
  try {
    const { stdout } = await run('git', args, { cwd: base, maxBuffer: 64 << 20 });
    return stdout;
  } catch {
    return undefined;
  }
}

/** The commit where this work left the main branch; undefined outside a checkout of the project. */
async function forkPoint(base) {
  const top = (await git(base, 'rev-parse', '--show-toplevel'))?.trim();
  if (!top || (await realpath(top)) !== (await realpath(base))) return undefined;
  for (const branch of MAIN) {
    const commit = (await git(base, 'merge-base', 'HEAD', branch))?.trim();
    if (commit) return commit;
  }
  return undefined;
}

const parsed = (text) => (text === undefined ? undefined : JSON.parse(text));

/** The accepted bundle; a document that was never accepted cannot break a client. */
async function accepted(document, base) {
  try {
    return parsed(await readFile(acceptedOf(document, base), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { paths: {} };
    throw error;
  }
}

/**
 * @param {string} base root of the repository or of a copy
 * @param {string} approvals the text of `approved-changes.md`
 * @returns {Promise<{
 *   extra: Set<string>,
 *   accepted: (document: import('./documents.mjs').ContractDocument) => Promise<any>,
 *   forked: (document: import('./documents.mjs').ContractDocument) => Promise<any[]>,
 * }>} readers of the baselines, and ids accepted since the fork, which approve against `forked`
 * only
 */
export async function readBaselines(base, approvals) {
  const fork = await forkPoint(base);
  const at = (file) => git(base, 'show', `${fork}:${relative(base, file)}`);
  const earlier = fork ? await at(join(base, APPROVALS)) : undefined;
  return {
    extra: earlier === undefined ? new Set() : acceptedSince(approvals, earlier),
    accepted: (document) => accepted(document, base),
    forked: async (document) => {
      if (!fork) return [];
      const texts = await Promise.all(
        [acceptedOf, bundleOf].map((file) => at(file(document, base))),
      );
      return texts.flatMap((text) => parsed(text) ?? []);
    },
  };
}
