import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { List } from '@ferry/ui/List';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { ButtonLink } from '../../../page/links.tsx';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { Part } from '../shared/components/Part.tsx';
import type { Flow } from '../shared/model/flow.ts';
import { CompletionActions } from './components/CompletionActions.tsx';
import { ConfirmMailNotice } from './components/ConfirmMailNotice.tsx';
import { PaperNote } from './components/PaperNote.tsx';
import { PaymentInstructions } from './components/PaymentInstructions.tsx';
import { ReservedTrip } from './components/ReservedTrip.tsx';
import { nextSteps } from './model/next-steps.ts';
import { useReservation } from './model/use-reservation.ts';

/** `/reservation/reservation-completion`: the number, and what happens next. */
export function CompletionPage({ flow, reservationId }: { flow: Flow; reservationId: string }) {
  const data = useReservation(reservationId);
  const isPaid = data.state === 'confirmed';
  return (
    <Container width="form" isPage>
      <Page
        title={isPaid ? '予約が確定しました' : '予約を受け付けました'}
        lead={<FlowSteps flow={flow} at="completion" hasReturn={data.return !== null} />}
      >
        <Alert tone={isPaid ? 'success' : 'info'} announce="polite">
          {thanks(data)}確認のメールを
          <MaskedEmailText email={data.representative.email} />
          にお送りします。
        </Alert>
        <ReservationNumber number={data.reservationNumber} />
        <ConfirmMailNotice reservation={data} />
        {data.payment?.instructions && data.state === 'confirmedUnpaid' && (
          <PaymentInstructions
            instructions={data.payment.instructions}
            amountYen={data.payment.amountYen}
          />
        )}
        <Part id="next-steps" title="これからのお手続き">
          <List kind="number">{nextSteps(data)}</List>
        </Part>
        <ReservedTrip reservation={data} />
        <CompletionActions reservation={data} />
        <Inline gap={4}>
          <ButtonLink to="/reservation-detail/$id" params={{ id: data.id }} tone="action">
            予約の詳細を見る
          </ButtonLink>
          <ButtonLink to="/" tone="quiet">
            ホームへ
          </ButtonLink>
        </Inline>
        <PaperNote />
      </Page>
    </Container>
  );
}

function thanks({ state, paymentMethod }: Reservation): string {
  if (state === 'confirmed') return 'お支払いが完了し、お席を確保しました。';
  return paymentMethod === 'convenienceStore'
    ? 'お席を確保しました。お支払いが済むと予約が確定します。'
    : 'ご予約ありがとうございます。お席を確保しました。';
}
