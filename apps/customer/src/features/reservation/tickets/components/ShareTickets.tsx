import type { TicketShare } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { CopyButton } from '@ferry/ui/CopyButton';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Hidden } from '@ferry/ui/Hidden';
import { TicketIcon } from '@ferry/ui/Icon';
import { Inline } from '@ferry/ui/Inline';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { type RefObject, useRef, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { shareText } from '../../../../copy/ticket-texts.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';
import type { TicketLegView, TicketView } from '../model/kept-tickets.ts';
import { useTicketShares } from '../model/use-ticket-shares.ts';

type ShareTicketsProps = {
  reservationId: string;
  /** Of all voyages: a link that was made is named by whose ticket it is. */
  views: readonly TicketLegView[];
  /** Of the voyage that is shown: one of them is sent. */
  passes: readonly TicketView[];
};

const nameOf = ({ title, description }: TicketView) =>
  title.endsWith('様') ? title : `${title}${description ? `(${description})` : ''}`;

/** Sends one ticket to a companion, as a link that shows it alone. */
export function ShareTickets({ reservationId, views, passes }: ShareTicketsProps) {
  const status = useRef<HTMLDivElement>(null);
  const shares = useTicketShares(
    reservationId,
    // The button that had the focus goes with its row.
    () => status.current?.focus(),
  );
  const { made, error } = shares;
  const [chosen, setChosen] = useState<string>();
  const unused = passes.filter(({ state }) => state !== 'boarded');
  const ticketId = unused.find(({ id }) => id === chosen)?.id ?? unused[0]?.id;
  const all = views.flatMap((view) =>
    view.passes.map((pass) => ({ ...pass, leg: views.length > 1 ? view.title : '' })),
  );
  const titleOf = (id: string) => {
    const pass = all.find((each) => each.id === id);
    return pass ? `${nameOf(pass)} ${pass.leg}`.trim() : '乗船券';
  };
  return (
    <Hidden inPrint>
      <Part id="share" title="同行者に送る">
        <Stack gap={4}>
          <Text>{ticketId ? shareText : '全員が乗船したので、送る乗船券はありません。'}</Text>
          {ticketId && (
            <Select
              label="送る乗船券"
              options={unused.map((pass) => ({ value: pass.id, label: nameOf(pass) }))}
              value={ticketId}
              onChange={setChosen}
            />
          )}
          {/* What has nothing to say takes no room, and is there before its words: every reader says them then. */}
          <Stack gap={hasNews(shares) ? 4 : 0}>
            {ticketId && (
              <div>
                <Button
                  tone="secondary"
                  isPending={shares.isPending}
                  pendingLabel="リンクを作っています"
                  onPress={() => shares.share(ticketId)}
                >
                  リンクを作る
                </Button>
              </div>
            )}
            {error && <Failed error={error} />}
            <Stack gap={made ? 4 : 0}>
              {made && <Made key={made.link} link={made.link} title={titleOf(made.ticketId)} />}
              <Shares shares={shares} titleOf={titleOf} status={status} />
            </Stack>
          </Stack>
        </Stack>
      </Part>
    </Hidden>
  );
}

const hasNews = ({ made, error, isWithdrawn, unread, list }: Shared): boolean =>
  Boolean(made || error || isWithdrawn || unread) || list.length > 0;
type Shared = ReturnType<typeof useTicketShares>;

type SharesProps = {
  shares: Shared;
  /** Whose ticket it is. */
  titleOf: (ticketId: string) => string;
  status: RefObject<HTMLDivElement | null>;
};

/** The links that count, and that one was withdrawn. */
const Shares = ({ shares, titleOf, status }: SharesProps) => (
  <Stack gap={shares.isWithdrawn ? 4 : 0}>
    <div role="status" tabIndex={-1} ref={status}>
      {shares.isWithdrawn && <Alert tone="success">リンクを取り消しました。</Alert>}
    </div>
    {shares.unread && <Unread error={shares.unread} onRetry={shares.readAgain} />}
    {shares.list.length > 0 && (
      <EntryList label="送った乗船券">
        {shares.list.map((each) => (
          <ShareRow
            key={each.id}
            share={each}
            title={titleOf(each.ticketId)}
            isPending={shares.withdrawing === each.id}
            onWithdraw={() => shares.withdraw(each.id)}
          />
        ))}
      </EntryList>
    )}
  </Stack>
);

type ShareRowProps = {
  share: TicketShare;
  title: string;
  isPending: boolean;
  onWithdraw: () => void;
};

/** A link that counts: whose ticket, until when, and how it ends. */
const ShareRow = ({ share, title, isPending, onWithdraw }: ShareRowProps) => (
  <EntryRow
    sign={<TicketIcon />}
    title={title}
    details={`${formatDateTimeShort(share.expiresAt)}まで。${share.openedAt ? '開かれました。' : 'まだ開かれていません。'}`}
    actions={
      <Button
        size="small"
        tone="quiet"
        isPending={isPending}
        pendingLabel="リンクを取り消しています"
        onPress={onWithdraw}
      >
        <VisuallyHidden>{`${title}のリンクを`}</VisuallyHidden>
        取り消す
      </Button>
    }
  />
);

const Failed = ({ error }: { error: ApiError }) => (
  <Alert tone="error" announce="assertive" title="できませんでした">
    {errorText(error)}
  </Alert>
);

/** Which links there are is not known: none may be missing in silence, they could not be withdrawn. */
const Unread = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => (
  <Alert
    tone="error"
    announce="polite"
    title="送った乗船券を表示できませんでした"
    action={
      <Button size="small" tone="secondary" onPress={onRetry}>
        送った乗船券をもう一度読み込む
      </Button>
    }
  >
    {errorText(error)}
  </Alert>
);

/**
 * A link is shown once: the server knows it by its hash alone. It says whose it is, as the ticket
 * that is chosen above may be another one by now, and is there to be selected.
 */
const Made = ({ link, title }: { link: string; title: string }) => (
  <Alert
    tone="success"
    announce="polite"
    title={`${title}のリンクを作りました`}
    action={
      <Stack gap={3}>
        <Text size="dense">{link}</Text>
        <Inline gap={4}>
          <CopyButton text={link} name="リンク" />
          {'share' in navigator && (
            <Button
              size="small"
              tone="secondary"
              // Closed without sending: the link is still there.
              onPress={() => void navigator.share({ title: '乗船券', url: link }).catch(() => {})}
            >
              アプリで送る
            </Button>
          )}
        </Inline>
      </Stack>
    }
  >
    リンクを知っている方は、だれでもこの乗船券を表示できます。このリンクは、ページを閉じると表示できません。
  </Alert>
);
