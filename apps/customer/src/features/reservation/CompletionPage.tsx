import { getReservationOptions } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { List } from '@ferry/ui/List';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { LegText } from './components/LegText.tsx';
import { Part } from './components/Part.tsx';
import { ReservationSteps } from './components/ReservationSteps.tsx';

/** `/reservation/reservation-completion`: the number, and what happens next. */
export function CompletionPage({ reservationId }: { reservationId: string }) {
  const { data } = useSuspenseQuery(getReservationOptions({ path: { reservationId } }));
  const { outbound, reservationNumber, quote } = data;
  const { sailing } = outbound;
  return (
    <Container width="form" isPage>
      <Page title="予約を受け付けました" lead={<ReservationSteps current={5} />}>
        <Alert tone="success">ご予約ありがとうございます。お席を確保しました。</Alert>
        <ReservationNumber number={reservationNumber} />
        <Part id="next-steps" title="これからのお手続き">
          <List kind="number">
            予約番号を控えてください。照会には、予約番号とご予約時の連絡先が必要です。
            {`${formatDateTime(sailing.checkInClosesAt)}(乗船手続き締切)までに、${sailing.fromPort.name}の窓口で予約番号をお伝えください。`}
            {`窓口で${formatYen(quote.totalYen)}をお支払いください。`}
          </List>
        </Part>
        <Part id="trip" title="行程">
          <LegText leg={outbound} />
        </Part>
        <Inline gap={4}>
          <ButtonLink to="/reservation-detail/$id" params={{ id: data.id }} tone="action">
            予約の詳細を見る
          </ButtonLink>
          <ButtonLink to="/" tone="quiet">
            ホームへ
          </ButtonLink>
        </Inline>
      </Page>
    </Container>
  );
}
