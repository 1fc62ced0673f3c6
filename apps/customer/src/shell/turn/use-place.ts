import {
  getQueuePlace,
  getQueuePlaceQueryKey,
  joinQueue,
  type QueuePlace,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useQuery } from '@tanstack/react-query';

/** Seconds until it is asked again without a response. */
const RETRY_SECONDS = 10;

/** Where the session stands; a place is taken where it has none. */
async function askForPlace(): Promise<QueuePlace> {
  const { data } = await getQueuePlace();
  return data.state === 'outside' ? (await joinQueue()).data : data;
}

/** The place in the line, asked for as often as the server says, in a tab in the background too. */
export function usePlace() {
  const { data, error } = useQuery({
    queryKey: getQueuePlaceQueryKey(),
    queryFn: askForPlace,
    // Each wait begins with a question of its own.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const { body } = state.error ? asApiError(state.error) : {};
      const seconds = state.error
        ? (body?.retryAfterSeconds ?? RETRY_SECONDS)
        : (state.data?.checkAfterSeconds ?? RETRY_SECONDS);
      return seconds * 1000;
    },
  });
  return { place: data, problem: error ? asApiError(error) : undefined };
}
