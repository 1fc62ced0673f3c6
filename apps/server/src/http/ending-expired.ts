import { ResponseError } from './errors.ts';

/**
 * What turned out to be over gives its places back at once, not when a job comes to it.
 * @param end ends it, in a transaction of its own: that of the work is undone
 */
export async function endingExpired<Result>(
  work: Promise<Result>,
  end: () => Promise<void>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof ResponseError ? error.response.body.code : undefined;
    if (code === 'HOLD_EXPIRED') await end();
    throw error;
  }
}
