import { listPortsOptions, listTicketsOptions, type Port } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { EvenColumns } from '@ferry/ui/Columns';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../../page/lazy-optional.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { useIsOnline } from '../../../page/use-is-online.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { KeepTickets } from './components/KeepTickets.tsx';
import { LegLinks } from './components/LegLinks.tsx';
import { ShareTickets } from './components/ShareTickets.tsx';
import { Tickets } from './components/Tickets.tsx';
import type { TicketLegView } from './model/kept-tickets.ts';
import { shownLeg } from './model/ticket-texts.ts';
import { legViews, withoutArrived } from './model/ticket-views.ts';
import { useKeptTickets } from './model/use-kept-tickets.ts';
import { useNow } from './model/use-now.ts';
import { shownWallets } from './model/wallet-texts.ts';

// Where the operator has one on.
const Wallets = lazy(async () => ({
  default: (await import('./components/Wallets.tsx')).Wallets,
}));

// Not what the port looks at: where it cannot be fetched the code is shown all the same.
const LateHelp = lazyOptional(async () => (await import('./components/LateHelp.tsx')).LateHelp);

/** How often an open page asks how far boarding is, in milliseconds. */
const ASK_MS = 30_000;

const noPorts: readonly Port[] = [];

/** `/reservation-detail/{id}/tickets`: what is shown at the port. */
export function TicketsPage({
  reservationId,
  leg,
}: {
  reservationId: string;
  leg: TicketLegView['leg'] | undefined;
}) {
  const { data: list, error } = useSuspenseQuery({
    ...listTicketsOptions({ path: { reservationId } }),
    refetchInterval: ASK_MS,
  });
  const { data: { ports } = { ports: noPorts } } = useQuery(listPortsOptions());
  useLoadAgainWhenRefused(error);
  const isOnline = useIsOnline();
  // Why a sailing could not be given up.
  const [notLate, setNotLate] = useState('');
  const kept = useKeptTickets(list, ports, useTabSession().current?.session.getState().user?.id);
  const known = legViews(list, ports, true);
  const now = useNow(known.map(({ arrivesAt }) => arrivesAt));
  // With the server it is the server that says what has arrived.
  const views = isOnline && !error ? known : withoutArrived(known, now);
  const view = shownLeg(views, leg);
  if (!view) return undefined;
  return (
    <Tickets
      view={view}
      legs={views.length > 1 && <LegLinks {...{ reservationId, views }} current={view} />}
      reservationNumber={list.reservationNumber}
      mark={kept.state.status === 'kept' ? '電波がなくても表示できます' : undefined}
      notice={
        <>
          <OfflineReading at={list.serverTime} />
          {notLate && (
            <Alert tone="error" announce="assertive" title="当日空席待ちにできませんでした">
              {notLate}
            </Alert>
          )}
        </>
      }
    >
      <EvenColumns count={2}>
        <KeepTickets kept={kept} views={views} />
        {view.passes.length > 0 && (
          <ShareTickets reservationId={reservationId} views={views} passes={view.passes} />
        )}
      </EvenColumns>
      {view.group?.code && shownWallets(list.wallets).length > 0 && (
        <Suspense fallback={null}>
          <Wallets {...{ reservationId }} ticketId={view.group.id} wallets={list.wallets} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LateHelp {...{ list, view }} onRefused={setNotLate} />
      </Suspense>
      <div>
        <ButtonLink to="/reservation-detail/$id" params={{ id: reservationId }} tone="quiet">
          予約の詳細に戻る
        </ButtonLink>
      </div>
    </Tickets>
  );
}

/** Cancelled, or no longer this visitor's, while the page is open: its loader knows where to go. */
function useLoadAgainWhenRefused(error: unknown): void {
  const router = useRouter();
  const code = error ? asApiError(error).code : undefined;
  const isRefused = code === 'RESERVATION_STATE' || code === 'NOT_FOUND';
  useEffect(() => {
    if (isRefused) void router.invalidate();
  }, [isRefused, router]);
}
