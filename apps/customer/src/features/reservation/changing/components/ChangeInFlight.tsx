import type { Reservation, ReservationChange } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../page/links.tsx';
import { changingLinks } from '../changing-links.ts';
import { UNCHANGED } from '../model/unchanged.ts';
import { DropChange } from './DropChange.tsx';

/** The change of a reservation that has not come to its end: what is next, and how to give it up. */
export function ChangeInFlight({ reservation }: { reservation: Reservation }) {
  const { change } = reservation;
  if (!change) return null;
  const { title, text, next } = newsOf(reservation, change);
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Inline gap={3}>
          {next}
          {change.state !== 'paymentProcessing' && <DropChange reservation={reservation} />}
        </Inline>
      }
    >
      <Stack gap={0}>
        <span>{text}</span>
        <span>{UNCHANGED}</span>
      </Stack>
    </Alert>
  );
}

type News = { title: string; text: string; next?: ReactNode };

function newsOf({ id }: Reservation, change: ReservationChange): News {
  const links = changingLinks(id);
  const limit = formatDateTime(change.limitTime);
  switch (change.state) {
    case 'held':
      return {
        title: '変更の手続き中です',
        text: change.draftId
          ? `新しいお席を${limit}までお取り置きしています。`
          : `別の端末で、新しいお席を${limit}までお取り置きしています。`,
        next: change.draftId && (
          <ButtonLink {...links.reservationConfirm(id)} tone="action">
            変更の確定へ進む
          </ButtonLink>
        ),
      };
    case 'awaitingPayment':
      return {
        title: `変更の差額${formatYen(change.payYen)}のお支払いをお待ちしています`,
        text: `期限は${limit}です。お支払いが済むと変更が確定し、過ぎると変更だけがなくなります。`,
        next: (
          <ButtonLink {...links.paymentInfo(id)} tone="action">
            お支払い情報を見る
          </ButtonLink>
        ),
      };
    case 'paymentProcessing':
      return {
        title: '変更の差額のお支払いの手続き中です',
        text: '手続きが済むと、変更が確定します。',
        next: change.payment && (
          <ButtonLink to="/tds" search={{ payment: change.payment.id }} tone="action">
            お支払いの手続きへ進む
          </ButtonLink>
        ),
      };
    // A state of a newer server.
    default:
      return { title: '変更の手続き中です', text: '最新の状況をご確認ください。' };
  }
}
