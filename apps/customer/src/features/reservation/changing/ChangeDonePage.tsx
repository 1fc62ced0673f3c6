import type { MadeChange, Reservation, ReservationChange } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { List } from '@ferry/ui/List';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { Page } from '../../../page/Page.tsx';
import { PaperNote } from '../../booking/completion/components/PaperNote.tsx';
import { SaveCalendar } from '../../booking/completion/components/SaveCalendar.tsx';
import { BookedTrip } from '../../booking/shared/components/BookedTrip.tsx';
import { FlowSteps } from '../../booking/shared/components/FlowSteps.tsx';
import { Part } from '../../booking/shared/components/Part.tsx';
import { PaymentInstructions } from '../../booking/shared/components/PaymentInstructions.tsx';
import { useReservation } from '../../booking/shared/model/use-reservation.ts';
import { changing } from './changing.ts';
import { madeRows } from './model/made-rows.ts';
import { UNCHANGED } from './model/unchanged.ts';

/** `/reservation/{id}/reservation-completion`: that it is changed, or waits for money, and what is next. */
export function ChangeDonePage({ reservationId }: { reservationId: string }) {
  const data = useReservation(reservationId);
  const [flow] = useState(() => changing(reservationId));
  const { change } = data;
  const made = data.changes.at(-1);
  const waits = change?.state === 'awaitingPayment';
  return (
    <Container isPage>
      <Page
        title={waits ? '変更を受け付けました' : '変更が完了しました'}
        lead={<FlowSteps flow={flow} at="completion" hasReturn={data.return !== null} />}
      >
        <BookedTrip reservation={data} title={waits ? 'いまのご予約' : '変更後のご予約'}>
          <ReservationNumber number={data.reservationNumber} />
          <Text role="status">
            {waits
              ? `差額のお支払いが済むと、変更が確定します。それまで、${UNCHANGED}`
              : 'ご予約を変更しました。'}
            お知らせのメールを
            <MaskedEmailText email={data.representative.email} />
            にお送りします。
          </Text>
          {waits && change ? <Waiting change={change} /> : made && <Made made={made} />}
          <Actions reservation={data} />
          <PaperNote />
        </BookedTrip>
      </Page>
    </Container>
  );
}

/** How the difference is paid; the booking above is the one that holds until then. */
const Waiting = ({ change }: { change: ReservationChange }) => (
  <Stack gap={6}>
    {change.payment?.instructions ? (
      <PaymentInstructions
        instructions={change.payment.instructions}
        amountYen={change.payment.amountYen}
        after="お支払いの後、変更が自動的に確定します。"
      />
    ) : (
      <Part id="pay-at-port" title="窓口でのお支払い">
        <DescriptionList
          rows={[
            { term: '金額', value: formatYen(change.payYen) },
            { term: 'お支払い期限', value: formatDateTime(change.limitTime) },
          ]}
        />
        <Text>乗船港の窓口で、予約番号をお伝えください。</Text>
      </Part>
    )}
    <Part id="until-then" title="お支払いまで">
      <List kind="bullet">
        {[
          'いまのご予約は、そのまま残っています。乗船券も、そのままお使いいただけます。',
          `期限(${formatDateTime(change.limitTime)})を過ぎると、変更だけがなくなります。`,
        ]}
      </List>
    </Part>
  </Stack>
);

const Made = ({ made }: { made: MadeChange }) => (
  <Stack gap={6}>
    <Part id="made-change" title="変更の内容">
      <DescriptionList
        rows={[{ term: '変更番号', value: groupsOfFour(made.number) }, ...madeRows(made)]}
      />
    </Part>
    <Part id="after-change" title="ご注意">
      <List kind="bullet">
        {[
          '変更の前の乗船券(QRコード)は使えなくなりました。新しい乗船券をご利用ください。',
          'この端末に保存した乗船券や、同行の方にお送りした乗船券も、お取り直しください。',
        ]}
      </List>
    </Part>
  </Stack>
);

const Actions = ({ reservation }: { reservation: Reservation }) => {
  const { id, state, change } = reservation;
  return (
    <Stack gap={4}>
      <ButtonLink to="/reservation-detail/$id" params={{ id }} tone="action">
        予約の詳細を見る
      </ButtonLink>
      {change && (
        <ButtonLink to="/reservation/$id/payment-info" params={{ id }} tone="secondary">
          お支払い情報を見る
        </ButtonLink>
      )}
      {state === 'confirmed' && (
        <ButtonLink to="/reservation-detail/$id/tickets" params={{ id }} tone="secondary">
          乗船券を見る
        </ButtonLink>
      )}
      {!change && <SaveCalendar reservation={reservation}>カレンダーの予定を直す</SaveCalendar>}
      <ButtonLink to="/" tone="quiet">
        ホームへ
      </ButtonLink>
    </Stack>
  );
};
