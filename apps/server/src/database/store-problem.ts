import { DataFolderError } from './data-folder.ts';
import { isUnavailable } from './failures.ts';

/**
 * Why the store cannot be had, in one line for the person at the keyboard.
 * @param databaseUrl of the PostgreSQL server, where there is one
 * @returns undefined for a failure that is no such thing
 */
export function storeProblem(error: unknown, databaseUrl: string | undefined): string | undefined {
  if (error instanceof DataFolderError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  // Refused passwords and unknown databases, beside a server that cannot be reached.
  const isAboutConnection = isUnavailable(error) || /^(?:28...|3D000)$/.test(code);
  if (!databaseUrl || !isAboutConnection) return undefined;
  return `DATABASE_URL: cannot connect to the database (${code})`;
}
