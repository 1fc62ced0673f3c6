import type { Port, SharedTicket } from '@ferry/api/customer';
import { useEffect, useRef, useState } from 'react';
import { isSharedKept, keepShared, removeShared } from './kept-shared.ts';
import { prepareOfflinePages } from './offline-pages.ts';
import type { useKeptTickets } from './use-kept-tickets.ts';

type Kept = ReturnType<typeof useKeptTickets>;

const keptNow = { status: 'kept', hasNames: false, hasVouchers: false } as const;

/** Keeps the one ticket of a link on this device, as `useKeptTickets` keeps those of a reservation. */
export function useKeptShared(ticket: SharedTicket, ports: readonly Port[]): Kept {
  const [state, setState] = useState<Kept['state']>({ status: 'unknown' });
  const [isPending, setPending] = useState(false);
  // What was looked up before a press says nothing about what came after it.
  const presses = useRef(0);
  useEffect(() => {
    const before = presses.current;
    const renew = async () => {
      const isKept = await isSharedKept(ticket.ticket.id);
      if (isKept) await keepShared(ticket, ports);
      if (presses.current !== before) return;
      setState((last) => (isKept ? { ...keptNow, ...(last.status === 'kept' && last) } : last));
    };
    // Where the browser stores nothing, nothing is kept.
    renew().catch(() => undefined);
  }, [ticket, ports]);
  const during = async (work: () => Promise<Kept['state']>) => {
    presses.current += 1;
    setPending(true);
    setState(await work().catch((): Kept['state'] => ({ status: 'failed' })));
    setPending(false);
  };
  return {
    state,
    isPending,
    keep: () =>
      during(async () => {
        await prepareOfflinePages();
        await keepShared(ticket, ports);
        return { ...keptNow, isNew: true };
      }),
    remove: () =>
      during(async () => {
        await removeShared(ticket.ticket.id);
        return { status: 'removed' };
      }),
  };
}
