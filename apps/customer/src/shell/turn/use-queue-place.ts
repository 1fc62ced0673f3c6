import {
  getQueuePlace,
  getQueuePlaceQueryKey,
  joinQueue,
  type QueuePlace,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOnline } from '../../page/use-is-online.ts';

/** Seconds until it is asked again without a response. */
const RETRY_SECONDS = 10;

/** The session's place in the line; takes one where there is none. */
async function askForPlace(): Promise<QueuePlace> {
  const { data } = await getQueuePlace();
  return data.state === 'outside' ? (await joinQueue()).data : data;
}

/** The reason why a place is not known. */
export type PlaceProblem = 'offline' | 'manyOfAddress' | 'unanswered';

/** The place in the line, asked for as often as the server says, in a tab in the background too. */
export function useQueuePlace() {
  const isOnline = useIsOnline();
  const { data, error, isFetchedAfterMount } = useQuery({
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
  const place = isFetchedAfterMount ? data : undefined;
  return { place, isLost: useIsLost(place), problem: problemOf(error, isOnline) };
}

function problemOf(error: Error | null, isOnline: boolean): PlaceProblem | undefined {
  if (!isOnline) return 'offline';
  if (!error) return undefined;
  return asApiError(error).code === 'RATE_LIMITED' ? 'manyOfAddress' : 'unanswered';
}

/** True when the place has been lost since the wait began: a place that is kept only comes nearer. */
function useIsLost(place: QueuePlace | undefined): boolean {
  const [last, setLast] = useState<{ position: number; isLost: boolean }>();
  const position = place?.position;
  if (position != null && position !== last?.position) {
    setLast({ position, isLost: last !== undefined && (last.isLost || position > last.position) });
  }
  return last?.isLost ?? false;
}
