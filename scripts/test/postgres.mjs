/**
 * Finds the programs of a PostgreSQL server (15 or newer) for the tests that need a real one. The
 * tests start their own cluster from them; no running server is touched.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './browser.mjs';

const MIN_VERSION = 15;

/**
 * FERRY_TEST_PG_BIN, then Debian's folders, then `pg_config --bindir`, then Homebrew's folders.
 *
 * @returns {string | undefined} the folder with `initdb` and `postgres`
 * @throws when FERRY_TEST_PG_BIN names none
 */
export function findPostgres() {
  const requested = process.env.FERRY_TEST_PG_BIN;
  if (requested) {
    if (isServer(requested)) return requested;
    throw new Error(
      `FERRY_TEST_PG_BIN is ${requested}, but there is no PostgreSQL ${MIN_VERSION} or newer.`,
    );
  }
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const candidates = [
    ...versionsIn('/usr/lib/postgresql').map((version) => join(version, 'bin')),
    found,
    ...versionsIn('/opt/homebrew/opt', /^postgresql@/).map((version) => join(version, 'bin')),
  ];
  return candidates.find((folder) => folder && isServer(folder));
}

/** @returns {string | undefined} as {@link findPostgres}, after an attempt to install one */
export function findOrInstallPostgres() {
  const found = findPostgres();
  if (found) return found;
  return installDebianPackages(['postgresql']) ? findPostgres() : undefined;
}

function isServer(folder) {
  if (!existsSync(join(folder, 'initdb'))) return false;
  const found = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)[.\d]*\s*(?:\(|$)/.exec(found.stdout ?? '')?.[1] ?? 0) >= MIN_VERSION;
}

function versionsIn(folder, pattern = /^\d+$/) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort((one, other) => Number(other.replace(/\D/g, '')) - Number(one.replace(/\D/g, '')))
    .map((name) => join(folder, name));
}
