import { resolve } from 'node:path';
import { DataFolderError } from './data-folder.ts';
import { isUnavailable } from './failures.ts';

/** Where the database is; the server wins over the folder. */
interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** The embedded database's own number of ENOSPC. */
const NO_SPACE = 51;

/** What a PostgreSQL server says (SQLSTATE), and what to do about it. */
const STATES: Record<string, string> = {
  '25006': 'the server is a replica, which takes no bookings: name the primary',
  '28000': 'the server does not let this user in: see its pg_hba.conf',
  '28P01': 'the server refuses this user or password',
  '3D000': 'the server has no database of this name: make it with createdb',
  '42501': 'the user may not make tables: make it the owner of the database',
  '53300': 'the server has no connection left: raise its max_connections, or start fewer processes',
  '57P03': 'the server is still starting or already stopping: try again in a minute',
};

/** As the query builder says that the database has a step that this program does not know. */
const UNKNOWN_STEP = /previously executed migration (\S+) is missing/;

/**
 * Why the database is unavailable, in one line for the person at the keyboard.
 * @returns undefined for a failure that is no such thing
 */
export function databaseProblem(error: unknown, place: DatabasePlace): string | undefined {
  const { databaseUrl } = place;
  if (error instanceof DataFolderError) return error.message;
  const step = error instanceof Error && UNKNOWN_STEP.exec(error.message)?.[1];
  if (step) {
    return `The database is newer than this program (it has ${step}): start the newer program, or restore the backup from before the upgrade`;
  }
  if (!databaseUrl) return folderProblem(error, place.dataDir);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
  const known = STATES[code];
  if (known) return `DATABASE_URL: ${known} (${code})`;
  if (!isUnavailable(error)) return undefined;
  return `DATABASE_URL: cannot connect to the database (${code})`;
}

function folderProblem(error: unknown, dataDir: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const facts: { code?: unknown; errno?: unknown; severity?: unknown } = error;
  const isFull = facts.code === '53100' || facts.code === 'ENOSPC' || facts.errno === NO_SPACE;
  const folder = `The data folder ${resolve(dataDir)}`;
  if (isFull) return `${folder} cannot be written: its disk is full`;
  // What a full disk ends in when it is the log that no longer fits.
  const hasGivenUp = facts.severity === 'PANIC' || facts.severity === 'FATAL';
  return hasGivenUp
    ? `${folder} cannot be used: the database has given up (${facts.code}); is its disk full?`
    : undefined;
}
