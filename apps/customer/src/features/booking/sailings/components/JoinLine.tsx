import { getQueuePlaceOptions } from '@ferry/api/customer';
import { waitForTurn } from '@ferry/api/turn';
import { Button } from '@ferry/ui/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Hours before an opening from which it is asked whether there is a line: two at most, and one for a page left open. */
const ASKED_HOURS = 3;

type JoinLineProps = {
  /** When the sales open, and the server's time; RFC 3339. */
  salesOpenAt: string;
  now: string;
  /** The next step of a sailing without a line. */
  children: ReactNode;
};

/** A button that joins the fair line of an opening, where the operator has one and customers may join it. */
export function JoinLine({ salesOpenAt, now, children }: JoinLineProps) {
  const opening = Date.parse(salesOpenAt);
  const { data } = useQuery({
    ...getQueuePlaceOptions(),
    enabled: opening - Date.parse(now) <= ASKED_HOURS * 3_600_000,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.checkAfterSeconds ?? 60) * 1000,
  });
  if (!data || data.state === 'open' || data.state === 'admitted') return children;
  if (data.opensAt !== null && Date.parse(data.opensAt) > opening) return children;
  return (
    <Button tone="action" size="small" onPress={waitForTurn}>
      {data.state === 'outside' ? '順番待ちに並ぶ' : '順番待ちの画面に戻る'}
    </Button>
  );
}
