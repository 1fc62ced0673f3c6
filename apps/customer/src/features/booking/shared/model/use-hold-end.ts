import { useState } from 'react';

/** Nobody can confirm in what is left then. */
const ALL_BUT_OVER_MS = 2000;

/** A query of what is held. */
type HeldQuery<State> = {
  data: State;
  refetch: () => Promise<{ data?: State | undefined; isError: boolean }>;
};

/**
 * Whether the time of a hold is over. A device's clock may have jumped: the server says it. Without
 * an answer the clock is all there is.
 *
 * @param limitOf until when it is held; undefined where nothing is
 * @returns `ask` is to be called when the time is over by the device's clock
 */
export function useHoldEnd<State extends { serverTime: string }>(
  { data, refetch }: HeldQuery<State>,
  limitOf: (state: State) => string | undefined,
): { isOver: boolean; ask: () => Promise<void> } {
  const [ranOutAt, setRanOutAt] = useState<string>();
  const ask = async () => {
    const { data: now = data, isError } = await refetch();
    const limit = limitOf(now);
    if (limit === undefined) return;
    const left = Date.parse(limit) - Date.parse(now.serverTime);
    if (isError || left < ALL_BUT_OVER_MS) setRanOutAt(limit);
  };
  return { isOver: ranOutAt !== undefined && ranOutAt === limitOf(data), ask };
}
