import type { Port, TicketList } from '@ferry/api/customer';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type KeptTickets, keep, removeKept, renewKept } from './kept-tickets.ts';
import type { KeptVouchers } from './kept-vouchers.ts';
import { inTime, prepareOfflinePages } from './offline-pages.ts';
import { keptOf, renewedOf } from './ticket-views.ts';

/** Whether tickets are kept on this device; `unknown` until the browser has said so. */
type State =
  | { status: 'unknown' | 'none' | 'failed' | 'removed' }
  | { status: 'kept'; hasNames: boolean; hasVouchers: boolean; isNew?: true };

/** Loaded where something is kept; undefined where that fails, as where the vouchers cannot be read. */
const loadVouchers = (queryClient: QueryClient, reservationId: string) =>
  import('./load-vouchers.ts')
    .then((module) => module.loadVouchers(queryClient, reservationId))
    .catch(() => undefined);

/** After another look: another tab or a logout may have removed them, another tab kept them. */
function renewedState(before: State, kept: KeptTickets | undefined): State {
  if (before.status === 'kept' || before.status === 'unknown' || kept) {
    if (!kept) return { status: 'none' };
    return {
      ...(before.status === 'kept' && before),
      status: 'kept',
      hasNames: kept.hasNames,
      hasVouchers: kept.vouchers !== undefined,
    };
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
  const queryClient = useQueryClient();
  const { reservationId } = list;
  const [state, setState] = useState<State>({ status: 'unknown' });
  const [isPending, setPending] = useState(false);
  // What was asked for before a press says nothing about what came after it.
  const presses = useRef(0);
  useEffect(() => {
    let isShown = true;
    const before = presses.current;
    const renew = async (vouchers?: KeptVouchers | null) => {
      const kept = await renewKept(reservationId, (kept) => renewedOf(kept, list, ports, vouchers));
      if (isShown && presses.current === before) setState((state) => renewedState(state, kept));
      return kept;
    };
    const renewAll = async () => {
      const kept = await renew();
      // Who keeps nothing asks for nothing.
      const vouchers = kept && (await loadVouchers(queryClient, reservationId));
      if (isShown && (vouchers || (vouchers === null && kept?.vouchers))) await renew(vouchers);
    };
    void renewAll();
    return () => {
      isShown = false;
    };
  }, [list, ports, queryClient, reservationId]);

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
      const [vouchers] = await Promise.all([
        inTime(loadVouchers(queryClient, reservationId)).catch(() => undefined),
        prepareOfflinePages(),
      ]);
      await keep(keptOf(list, ports, { hasNames, memberId }, vouchers));
      return { status: 'kept', hasNames, hasVouchers: Boolean(vouchers), isNew: true };
    });
  const remove = () =>
    during(async () => {
      await removeKept(reservationId);
      return { status: 'removed' };
    });
  return { state, isPending, keep: keepNow, remove };
}
