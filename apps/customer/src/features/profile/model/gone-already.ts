import { asApiError } from '@ferry/api/errors';

/** For a removal that finds nothing: it is done, by another window or an earlier press. */
export function goneAlready(error: unknown): undefined {
  if (asApiError(error).code !== 'NOT_FOUND') throw error;
}
