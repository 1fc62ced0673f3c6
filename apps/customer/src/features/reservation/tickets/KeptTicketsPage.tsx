import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { useOffered } from '../../../page/offered.ts';
import { Page } from '../../../page/Page.tsx';
import { useIsOnline } from '../../../page/use-is-online.ts';
import { useShown } from '../../../session/use-tab-session.ts';
import { LegLinks } from './components/LegLinks.tsx';
import { Tickets } from './components/Tickets.tsx';
import { type KeptTickets, removeKept, type TicketLegView } from './model/kept-tickets.ts';
import type { ShownKept } from './model/load-tickets.ts';
import { shownLeg } from './model/ticket-texts.ts';
import { withoutArrived } from './model/ticket-views.ts';
import { useNow } from './model/use-now.ts';

// Most bookings have none.
const KeptVouchersPart = lazy(async () => ({
  default: (await import('./components/KeptVouchersPart.tsx')).KeptVouchersPart,
}));

/** The tickets and vouchers that are kept on this device, where the server does not give them. */
export function KeptTicketsPage({
  kept,
  isRefused,
  leg,
}: ShownKept & { leg: TicketLegView['leg'] | undefined }) {
  const now = useNow(instantsOf(kept));
  const views = withoutArrived(kept.legs, now);
  const view = shownLeg(views, leg);
  const notice = isRefused ? (
    <Refused kept={kept} />
  ) : (
    <Alert tone="info" title="電波がないときも表示できます">
      {`${formatDateTime(kept.keptAt)} 現在の内容です。有効かどうかは、港で確認します。`}
    </Alert>
  );
  const below = (
    <>
      {kept.vouchers && (
        <Suspense fallback={null}>
          <KeptVouchersPart kept={kept.vouchers} now={now} />
        </Suspense>
      )}
      <Buttons kept={kept} isRefused={isRefused} />
    </>
  );
  if (!view) return <VouchersAlone notice={isRefused && notice}>{below}</VouchersAlone>;
  return (
    <Tickets
      view={view}
      legs={
        views.length > 1 && (
          <LegLinks reservationId={kept.reservationId} views={views} current={view} />
        )
      }
      reservationNumber={kept.reservationNumber}
      mark="この端末に保存した乗船券"
      notice={notice}
    >
      {below}
    </Tickets>
  );
}

/** When something that is shown begins to count, or counts no more. */
const instantsOf = ({ legs, until, vouchers }: KeptTickets) => [
  ...legs.flatMap(({ opensAt, arrivesAt }) => [opensAt, arrivesAt]),
  ...(until ? [until] : []),
  ...(vouchers ? [`${vouchers.ticket.validFrom}T00:00:00+09:00`] : []),
];

/** After the last arrival. */
const VouchersAlone = ({ notice, children }: { notice: ReactNode; children: ReactNode }) => (
  <Container width="form" isPage>
    <meta name="robots" content="noindex" />
    <Page title="この端末に保存した引換券">
      {notice}
      {children}
    </Page>
  </Container>
);

function Buttons({ kept, isRefused }: ShownKept) {
  const router = useRouter();
  const [hasFailed, setHasFailed] = useState(false);
  const remove = () =>
    removeKept(kept.reservationId).then(
      () => router.navigate({ to: '/reservation-search', replace: true }),
      () => setHasFailed(true),
    );
  return (
    <>
      {hasFailed && (
        <Alert tone="error" announce="assertive" title="削除できませんでした">
          もう一度お試しください。
        </Alert>
      )}
      <Inline gap={4}>
        {!isRefused && <LoadAgain />}
        <Button tone="secondary" onPress={() => void remove()}>
          この端末から削除する
        </Button>
      </Inline>
    </>
  );
}

/** Asks the server again, by hand and when the network is back; the page goes when it answers. */
function LoadAgain() {
  const router = useRouter();
  const isOnline = useIsOnline();
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>('shown');
  useEffect(() => {
    const loadAgain = () => void router.invalidate();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [router]);
  const load = async () => {
    setState('loading');
    await router.invalidate({ sync: true });
    setState('failed');
  };
  return (
    <>
      <Button
        tone="action"
        isPending={state === 'loading'}
        pendingLabel="読み込んでいます"
        onPress={() => void load()}
      >
        {isOnline ? '最新の内容を読み込む' : 'つながるか確かめる'}
      </Button>
      <div role="status">
        {state === 'failed' && '読み込めませんでした。保存した内容のままです。'}
      </div>
    </>
  );
}

/** The login has ended, or the look-up was too long ago: what is kept may be out of date. */
function Refused({ kept }: Pick<ShownKept, 'kept'>) {
  const returnTo = useLocation({ select: ({ href }) => href });
  const { name } = useShown();
  const isOffered = useOffered();
  return (
    <Alert
      tone="info"
      title="この端末に保存した内容です"
      action={
        <Inline gap={4}>
          {!name && isOffered('members') && (
            <ButtonLink to="/signin" state={{ returnTo }} tone="secondary">
              ログインする
            </ButtonLink>
          )}
          <ButtonLink
            to="/reservation-search"
            search={{ number: kept.reservationNumber }}
            tone="quiet"
          >
            予約を照会する
          </ButtonLink>
        </Inline>
      }
    >
      {`${formatDateTime(kept.keptAt)} 現在の内容で、最新ではないことがあります。有効かどうかは、港で確認します。`}
    </Alert>
  );
}
