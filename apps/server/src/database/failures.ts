// SQLSTATE classes and codes of a database that cannot work now, and node's codes of a connection that
// failed. Everything else is a mistake of ours or of the request.
const SQLSTATE = /^(?:08...|53...|57P0[1-4]|58...|25006|25P03|XX00[12])$/;
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver's own failures carry no code.
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed)/;

/** Whether the database is down, starting, full or out of connections: try again later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SQLSTATE.test(code) || CONNECTION.has(code) || DRIVER.test(error.message);
}

/**
 * Whether the same transaction may succeed when it is run again: deadlock, serialisation failure, a
 * prepared statement that no longer fits.
 */
export function isRetryable(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return error instanceof Error && 'code' in error && /^40(?:001|P01)$/.test(String(error.code));
}

/** Whether another row has the value already that may be there once. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Whether a statement was refused only because one before it in its transaction had failed. */
export function isAftermath(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}

/** Whether a statement was prepared before the columns that it returns were changed. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === '0A000')) return false;
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** Whether something was to belong to a session that does not exist any more. */
export function isSessionGone(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === '23503')) return false;
  return 'constraint' in error && /_session_id_fkey$/.test(String(error.constraint));
}
