import type { Cancellation, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink, Link } from '../../../../page/links.tsx';
import { Page } from '../../../../page/Page.tsx';
import { SaveCalendar } from '../../../booking/completion/components/SaveCalendar.tsx';
import { netYen, refundState } from '../model/texts.ts';
import { AccountLink } from './AccountLink.tsx';

type DoneProps = {
  reservation: Reservation;
  cancellation: Cancellation;
  /** The booking as it was, where it has been cancelled on this page just now. */
  before: Reservation | undefined;
};

/** What was cancelled, what that cost, where the money is, and what is left. */
export function Done({ reservation, cancellation, before }: DoneProps) {
  const isNow = before !== undefined;
  const { isAll, feeYen } = cancellation;
  const isPaid = reservation.payment?.state === 'captured' || cancellation.refundState !== 'none';
  const told = refundState(cancellation, reservation);
  return (
    <Container width="form" isPage>
      <Page title={titleOf(isAll, isNow)}>
        <Stack gap={6}>
          {isNow && <Text>お席を取り消しました。内容をメールでもお送りします。</Text>}
          <Card>
            <DescriptionList
              rows={rowsOf({ reservation, cancellation, isPaid, isTold: told !== undefined })}
            />
          </Card>
          {told && (
            <Alert
              tone={told.tone}
              announce="polite"
              title={told.title}
              action={told.isAccountMissing && <AccountLink reservationId={reservation.id} />}
            >
              {told.text}
            </Alert>
          )}
          <Text>{restText(reservation, isPaid)}</Text>
          <div>
            <SaveCalendar {...{ reservation, before }}>
              {isAll ? 'カレンダーの予定を取り消す' : 'カレンダーの予定を直す'}
            </SaveCalendar>
          </div>
          <Inline gap={6}>
            <ButtonLink to="/reservation-detail/$id" params={{ id: reservation.id }} tone="primary">
              {isAll ? '予約の詳細を見る' : '残るご予約を見る'}
            </ButtonLink>
            {feeYen > 0 && (
              <Link to="/reservation-detail/$id" params={{ id: reservation.id }} hash="receipts">
                手数料の領収書
              </Link>
            )}
          </Inline>
        </Stack>
      </Page>
    </Container>
  );
}

function rowsOf({
  reservation: { reservationNumber },
  cancellation,
  isPaid,
  isTold,
}: Pick<DoneProps, 'reservation' | 'cancellation'> & { isPaid: boolean; isTold: boolean }) {
  const { number, at, feeYen, usedYen, isFeeWaived } = cancellation;
  return [
    { term: '予約番号', value: groupsOfFour(reservationNumber) },
    { term: '取消番号', value: groupsOfFour(number) },
    { term: '取消の日時', value: formatDateTime(at) },
    ...(usedYen > 0 ? [{ term: '使った分', value: formatYen(usedYen) }] : []),
    {
      term: '取消手数料',
      value: isFeeWaived ? 'いただきません' : formatYen(feeYen - usedYen),
    },
    // What comes back is said, and read out, with where it is.
    ...(isTold
      ? []
      : [
          {
            term: isPaid ? '払い戻し額' : 'ご請求から減る金額',
            value: formatYen(netYen(cancellation)),
          },
        ]),
  ];
}

function titleOf(isAll: boolean, isNow: boolean): string {
  if (!isNow) return 'この予約は取り消し済みです';
  return isAll ? '予約を取り消しました' : '予約の一部を取り消しました';
}

function restText({ state, quote, waivedYen }: Reservation, isPaid: boolean): string {
  if (state === 'cancelled') {
    return isPaid ? 'ご予約は、すべて取り消されています。' : 'お支払いの必要はなくなりました。';
  }
  const yen = formatYen(toPayYen(quote.totalYen, waivedYen));
  return isPaid
    ? `残るご予約の料金は${yen}です。追加のお支払いはありません。`
    : `これからのお支払いは${yen}です。`;
}
