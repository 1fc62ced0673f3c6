import {
  type FetchQueryOptions,
  isCancelledError,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Reads what may just have been changed. A read that is in flight already may be older than the change:
 * it is given up.
 *
 * @param client the app's query client
 * @param options the generated options of the read
 * @throws ApiError as the read does
 */
export async function readAnew<Fetched, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  const { queryKey } = options;
  const updates = () => client.getQueryState(queryKey)?.dataUpdateCount;
  const read = () => client.fetchQuery({ ...options, staleTime: 0 });
  await client.cancelQueries({ queryKey, exact: true });
  const before = updates();
  const data = await read().catch((error: unknown) => {
    if (!isCancelledError(error)) throw error;
    return undefined;
  });
  // A page that is left takes its question along: what was known before comes back instead.
  return data === undefined || updates() === before ? read() : data;
}
