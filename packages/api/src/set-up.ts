import { toApiError } from './errors.ts';
import type { client as customerClient } from './generated/customer/client.gen.ts';

/**
 * Turns every failure of a generated client into an ApiError, also what the client would take for a
 * response: a page in HTML, half a JSON, an empty body where the contract promises one.
 */
export function setUpClient(client: typeof customerClient): void {
  client.setConfig({ parseAs: 'json' });
  client.interceptors.response.use(async (response, _, { responseValidator }) => {
    const isEmpty = response.status === 204 || response.headers.get('Content-Length') === '0';
    // The client itself checks bodies only where there is one.
    if (response.ok && isEmpty) await responseValidator?.(undefined);
    return response;
  });
  client.interceptors.error.use((error, response) => toApiError(error, response));
}
