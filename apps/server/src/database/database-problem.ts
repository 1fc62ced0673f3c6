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

/**
 * Why the database is unavailable, in one line for the person at the keyboard.
 * @returns undefined for a failure that is no such thing
 */
export function databaseProblem(error: unknown, place: DatabasePlace): string | undefined {
  const { databaseUrl } = place;
  if (error instanceof DataFolderError) return error.message;
  if (!databaseUrl) return folderProblem(error, place.dataDir);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
  // Refused passwords and unknown databases, beside a server that cannot be reached.
  const isAboutConnection = isUnavailable(error) || /^(?:28...|3D000)$/.test(code);
  if (!isAboutConnection) return undefined;
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
