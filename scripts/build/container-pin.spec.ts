import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pinned } from '../container-pin.mjs';
import { root } from '../lib/bootstrap.mjs';

const DIGEST = `sha256:${'0a'.repeat(32)}`;
const now = readFileSync(join(root, 'Containerfile'), 'utf8');
const file = now.replaceAll(/@sha256:\w+/g, '');
/** What a process without a network gets. */
const OFFLINE = `data:text/javascript,globalThis.fetch = async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
}`;

/** A registry that says what it was asked. */
function registry(digest: string) {
  const asked: string[] = [];
  const ask: typeof fetch = async (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    return String(url).startsWith('https://auth.')
      ? Response.json({ token: 't' })
      : new Response(null, {
          status: digest ? 200 : 404,
          headers: { 'docker-content-digest': digest },
        });
  };
  return { ask, asked };
}

describe('the base of the container', () => {
  it('gets its digest in every stage, and another one when it has changed', async () => {
    const { ask, asked } = registry(DIGEST);
    const once = await pinned(file, ask);
    const bases = once.match(/^FROM .*/gm) ?? [];
    expect(bases.length).toBeGreaterThan(1);
    for (const base of bases) {
      expect(base).toMatch(
        /^FROM docker\.io\/library\/node:\d+\.\d+\.\d+-[\w-]+@sha256:(0a){32}( AS build)?$/,
      );
    }
    expect(asked).toHaveLength(2);
    const newer = `sha256:${'1b'.repeat(32)}`;
    expect(await pinned(once, registry(newer).ask)).toBe(once.replaceAll(DIGEST, newer));
  });

  it('is as it was, with one sentence, where the registry knows no such image', async () => {
    await expect(pinned(file, registry('').ask)).rejects.toThrow(
      /^The registry of docker\.io gives no digest of library\/node:\S+ \(status 404\): run this on a machine/,
    );
  });

  it('and where there is no network', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', OFFLINE, join(root, 'scripts/container-pin.mjs')],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^The registry of docker\.io gives no digest of \S+ \(ENOTFOUND\): [^\n]+\n$/,
    );
    expect(readFileSync(join(root, 'Containerfile'), 'utf8')).toBe(now);
  });
});
