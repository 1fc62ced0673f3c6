import { toApiError } from './errors.ts';
import type { client as customerClient } from './generated/customer/client.gen.ts';
import { isWait, waitForTurn } from './turn.ts';

async function isEmpty(response: Response): Promise<boolean> {
  if (response.status === 204) return true;
  const length = response.headers.get('Content-Length');
  // Not every server says how long what it sends is.
  return length === null ? (await response.clone().text()) === '' : length === '0';
}

/**
 * Turns every failure of a generated client into an ApiError, also what the client would take for a
 * response: a page in HTML, half a JSON, an empty body where the contract promises one.
 */
export function setUpClient(client: typeof customerClient): void {
  client.setConfig({ parseAs: 'json' });
  client.interceptors.response.use(async (response, _, { responseValidator }) => {
    // The client itself checks bodies only where there is one, and takes an empty one for `{}`.
    if (response.ok && responseValidator && (await isEmpty(response))) {
      await responseValidator(undefined);
    }
    return response;
  });
  client.interceptors.error.use((error, response) => {
    const failure = toApiError(error, response);
    if (isWait(failure)) waitForTurn();
    return failure;
  });
}
