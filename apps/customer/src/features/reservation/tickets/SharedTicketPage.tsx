import {
  listPortsOptions,
  openSharedTicketMutation,
  type Port,
  type SharedTicket,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { operator } from '../../../copy/operator.ts';
import { Page } from '../../../page/Page.tsx';
import { RetryAlert } from '../../../page/RetryAlert.tsx';
import { KeepTickets } from './components/KeepTickets.tsx';
import { Tickets } from './components/Tickets.tsx';
import { KeptSharedPage } from './KeptSharedPage.tsx';
import { readShared, removeShared } from './model/kept-shared.ts';
import type { KeptTickets } from './model/kept-tickets.ts';
import { sharedView } from './model/ticket-views.ts';
import { useKeptShared } from './model/use-kept-shared.ts';

const noPorts: readonly Port[] = [];

/** `/ticket#…`: the one ticket that a companion has sent. */
export function SharedTicketPage({ token }: { token: string | undefined }) {
  const { data: { ports } = { ports: noPorts } } = useQuery(listPortsOptions());
  const { ticket, error, load } = useSharedTicket(token);
  const [kept, setKept] = useKept();
  // A link that was withdrawn hides the ticket; a gap in the network does not.
  if (ticket) {
    return <Opened {...{ ticket, ports, error, load }} />;
  }
  if (kept && (!token || (error && !isOver(error)))) {
    return (
      <KeptSharedPage
        kept={kept}
        onLoad={token ? load : undefined}
        onRemoved={() => setKept(undefined)}
      />
    );
  }
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="乗船券">
        {!token && (
          <Alert tone="info" title="届いたリンクをもう一度お開きください">
            このページは、乗船券を送った方から届いたリンクで開いてください。
          </Alert>
        )}
        {token && !error && <Spinner label="乗船券を読み込んでいます" />}
        {error && <Failed error={error} onRetry={isOver(error) ? undefined : load} />}
      </Page>
    </Container>
  );
}

type OpenedProps = {
  ticket: SharedTicket;
  ports: readonly Port[];
  error: ApiError | undefined;
  load: () => void;
};

function Opened({ ticket, ports, error, load }: OpenedProps) {
  const kept = useKeptShared(ticket, ports);
  const view = sharedView(ticket, ports);
  return (
    <Tickets view={view} isShared notice={error && <Failed error={error} />}>
      <div>
        <Button tone="secondary" onPress={load}>
          最新の状態を確かめる
        </Button>
      </div>
      <KeepTickets kept={kept} views={[view]} isNameless />
    </Tickets>
  );
}

/** What is kept on this device when the page opens. */
function useKept() {
  const [kept, setKept] = useState<KeptTickets>();
  useEffect(() => {
    let isShown = true;
    void readShared().then((found) => isShown && setKept(found));
    return () => {
      isShown = false;
    };
  }, []);
  return [kept, setKept] as const;
}

function useSharedTicket(token: string | undefined) {
  const [ticket, setTicket] = useState<SharedTicket>();
  // Not the error of the last call, which the next one forgets: an end is for good.
  const [end, setEnd] = useState<ApiError>();
  const open = useMutation({
    ...openSharedTicketMutation(),
    onSuccess: setTicket,
    onError: (failure) => {
      const error = asApiError(failure);
      if (!isOver(error)) return;
      setEnd(error);
      // They would be shown at the port as if they counted.
      if (ticket) void removeShared(ticket.ticket.id).catch(() => undefined);
    },
  });
  const load = () => {
    if (token && !end) open.mutate({ body: { token } });
  };
  const loadWhenSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') load();
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) loadWhenSeen();
    hasBegun.current = true;
    document.addEventListener('visibilitychange', loadWhenSeen);
    return () => document.removeEventListener('visibilitychange', loadWhenSeen);
  }, []);
  const failed = open.error ? asApiError(open.error) : undefined;
  return { ticket: end ? undefined : ticket, error: end ?? failed, load };
}

/** Whether the link counts no more. */
const isOver = ({ code }: ApiError) => code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID';

/** Why the ticket cannot be shown. A link that counts no more is no fault of the customer. */
function Failed({ error, onRetry }: { error: ApiError; onRetry?: (() => void) | undefined }) {
  if (error.code === 'TOKEN_EXPIRED') {
    return (
      <Alert tone="warning" announce="polite" title="このリンクの乗船券は表示できなくなりました">
        送った方が取り消したか、便が到着しています。送った方にお確かめください。
      </Alert>
    );
  }
  if (error.code === 'TOKEN_INVALID') {
    return (
      <Alert tone="warning" announce="polite" title="このリンクは使えません">
        {`リンクの一部が欠けていることがあります。送った方に、もう一度送ってもらってください。お電話(${operator.phone.number})でもご案内しています。`}
      </Alert>
    );
  }
  return <RetryAlert title="乗船券を確認できませんでした" error={error} onRetry={onRetry} />;
}
