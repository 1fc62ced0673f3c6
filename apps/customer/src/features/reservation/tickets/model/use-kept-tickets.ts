import type { Port, TicketList } from '@ferry/api/customer';
import { useEffect, useRef, useState } from 'react';
import { type KeptTickets, keep, removeKept, renewKept } from './kept-tickets.ts';
import { prepareOfflinePages } from './offline-pages.ts';
import { keptOf, renewedOf } from './ticket-views.ts';

/** Whether tickets are kept on this device; `unknown` until the browser has said so. */
type State =
  | { status: 'unknown' | 'none' | 'failed' | 'removed' }
  | { status: 'kept'; hasNames: boolean; isNew?: true };

/** After another look: another tab or a logout may have removed them, another tab kept them. */
function renewedState(before: State, kept: KeptTickets | undefined): State {
  if (before.status === 'kept' || before.status === 'unknown' || kept) {
    if (!kept) return { status: 'none' };
    return { ...(before.status === 'kept' && before), status: 'kept', hasNames: kept.hasNames };
  }
  return before;
}

/**
 * Keeps the tickets that a page shows on this device, and removes them again.
 *
 * @param memberId who is logged in; undefined for a visitor
 */
export function useKeptTickets(
  list: TicketList,
  ports: readonly Port[],
  memberId: string | undefined,
) {
  const [state, setState] = useState<State>({ status: 'unknown' });
  const [isPending, setPending] = useState(false);
  // What was asked for before a press says nothing about what came after it.
  const presses = useRef(0);
  useEffect(() => {
    let isShown = true;
    const before = presses.current;
    void renewKept(list.reservationId, (kept) => renewedOf(kept, list, ports)).then((kept) => {
      if (isShown && presses.current === before) setState((state) => renewedState(state, kept));
    });
    return () => {
      isShown = false;
    };
  }, [list, ports]);

  const during = async (work: () => Promise<State>) => {
    presses.current += 1;
    setPending(true);
    setState(await work().catch((): State => ({ status: 'failed' })));
    setPending(false);
  };
  const keepNow = (hasNames: boolean) =>
    during(async () => {
      // First what shows them: kept tickets that cannot be opened would be a promise that is broken
      // at the port.
      await prepareOfflinePages();
      await keep(keptOf(list, ports, { hasNames, memberId }));
      return { status: 'kept', hasNames, isNew: true };
    });
  const remove = () =>
    during(async () => {
      await removeKept(list.reservationId);
      return { status: 'removed' };
    });
  return { state, isPending, keep: keepNow, remove };
}
