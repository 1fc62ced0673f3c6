import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the response of a call that has changed something where its reads look. A read that is in flight
 * may have been answered before the change, and would put what was there before back: it is given up.
 *
 * @param client the app's query client
 * @param queryKey the generated key of the read
 * @param response what the call has answered
 */
export function storeResponse<Response>(
  client: QueryClient,
  queryKey: QueryKey,
  response: Response,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, response);
}
