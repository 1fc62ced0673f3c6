import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { Alert } from '@ferry/ui/Alert';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Hidden } from '@ferry/ui/Hidden';
import { NextDeadline } from '@ferry/ui/NextDeadline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { stateText } from '../../copy/reservation-states.ts';
import { ButtonLink } from '../../page/links.tsx';
import { sails } from '../../page/needs-payment.ts';
import { OfflineReading } from '../../page/OfflineReading.tsx';
import { Page } from '../../page/Page.tsx';
import { CompletionActions } from '../booking/completion/components/CompletionActions.tsx';
import { ConfirmMailNotice } from '../booking/completion/components/ConfirmMailNotice.tsx';
import { PaperNote } from '../booking/completion/components/PaperNote.tsx';
import { PaymentInstructions } from '../booking/completion/components/PaymentInstructions.tsx';
import { ReservedCard } from '../booking/completion/components/ReservedCard.tsx';
import { assistanceStep } from '../booking/completion/model/assistance-step.ts';
import { useReservation } from '../booking/completion/model/use-reservation.ts';
import { AppliedDiscounts } from '../booking/shared/components/AppliedDiscounts.tsx';
import { CancellationTerms } from '../booking/shared/components/CancellationTerms.tsx';
import { Part } from '../booking/shared/components/Part.tsx';
import { PassengerText } from '../booking/shared/components/PassengerText.tsx';
import { RepresentativeText } from '../booking/shared/components/RepresentativeText.tsx';
import { checkInOf, isToPay } from '../booking/shared/model/check-in.ts';
import { quoteSums } from '../booking/shared/model/draft-trip.ts';
import { fareLines } from '../booking/shared/model/fare-lines.ts';
import { ClaimNotice } from './components/ClaimNotice.tsx';
import { PlateForms } from './components/PlateForms.tsx';
import { RefundNotice } from './components/RefundNotice.tsx';
import { ServiceNews } from './components/ServiceNews.tsx';
import { nextDeadline } from './model/next-deadline.ts';
import { historyText } from './model/reservation-texts.ts';

/** `/reservation-detail/{id}`: everything about one reservation. */
export function DetailPage({ reservationId }: { reservationId: string }) {
  const data = useReservation(reservationId);
  const { label, tone, support } = stateText(data.state);
  const next = nextDeadline(data);
  return (
    <Container isPage>
      <Page title="予約の詳細">
        <OfflineReading at={data.serverTime} />
        {isToCome(data) && <ServiceNews reservation={data} />}
        <Alert tone={tone} title={label} action={nextAction(data)} announce="polite">
          {support ?? deadline(data)}
        </Alert>
        {next && <NextDeadline {...next} />}
        <RefundNotice payment={data.payment} />
        <ReservedCard reservation={data} />
        <ClaimNotice key={data.id} reservation={data} />
        <ConfirmMailNotice reservation={data} />
        <Columns asideLabel="お支払いと履歴" aside={<Beside reservation={data} />}>
          <Stack gap={6}>
            {data.payment?.instructions && isToPay(data) && (
              <PaymentInstructions
                instructions={data.payment.instructions}
                amountYen={data.payment.amountYen}
              />
            )}
            {isToCome(data) && <PlateForms reservation={data} />}
            <Part id="passengers" title="乗船者">
              <Passengers reservation={data} />
              {isToCome(data) && assistanceStep(data).map((step) => <Text key={step}>{step}</Text>)}
            </Part>
            <Part id="representative" title="代表者">
              <Text>
                <RepresentativeText representative={data.representative} />
              </Text>
            </Part>
            <Part id="cancellation" title="取消・払い戻し">
              <CancellationTerms trip={data} />
            </Part>
          </Stack>
        </Columns>
        <PaperNote />
      </Page>
    </Container>
  );
}

/** What is taken along, what is paid for what, and what has happened, the newest first. */
const Beside = ({ reservation }: { reservation: Reservation }) => (
  <Stack gap={6}>
    {isToCome(reservation) && <CompletionActions reservation={reservation} />}
    <Part id="fare" title="運賃">
      <FareSums quote={reservation.quote} />
    </Part>
    <Hidden inPrint>
      <Part id="history" title="履歴">
        <DescriptionList
          rows={reservation.history.toReversed().map((entry) => ({
            term: formatDateTime(entry.at),
            value: historyText(entry, reservation),
          }))}
        />
      </Part>
    </Hidden>
  </Stack>
);

/** The sums that make up the total; every line of them is folded below. */
const FareSums = ({ quote }: Pick<Reservation, 'quote'>) => (
  <Stack gap={3}>
    <FareBreakdown
      isCaptionHidden
      lines={quoteSums(quote).map((sum) => ({ id: sum.label, ...sum }))}
      total={quote.totalYen}
    />
    <Disclosure summary="内訳を見る">
      <Stack gap={3}>
        <FareBreakdown {...fareLines(quote)} caption="運賃の内訳" isCaptionHidden />
        <AppliedDiscounts quote={quote} />
      </Stack>
    </Disclosure>
  </Stack>
);

/** Worth an entry in a calendar and a sheet of paper. */
const isToCome = ({ state }: Reservation) => state === 'confirmed' || state === 'confirmedUnpaid';

const Passengers = ({ reservation }: { reservation: Reservation }) => (
  <DescriptionList
    rows={reservation.passengers.map((passenger, index) => ({
      term: `乗船者${index + 1}`,
      value: (
        <PassengerText
          passenger={passenger}
          quote={reservation.quote}
          hasReturn={reservation.return !== null}
        />
      ),
    }))}
  />
);

/** Until when what has to be done; a payment at a store says it with its instructions. */
function deadline(reservation: Reservation): string | undefined {
  const { state, limitTime, paymentMethod, outbound } = reservation;
  if (state === 'held') return `お取り置き期限は${formatDateTime(limitTime)}です。`;
  if (state !== 'confirmedUnpaid' || paymentMethod !== 'port' || !sails(outbound)) return undefined;
  return `${formatSailingTime(checkInOf(reservation))}(乗船手続き締切)までに、${outbound.sailing.fromPort.name}の窓口でお支払いください。`;
}

function nextAction({ state, id }: Reservation): ReactNode {
  if (state === 'held') {
    return (
      <ButtonLink to="/reservation/reservation-confirm" search={{ reservation: id }} tone="action">
        予約の確定へ進む
      </ButtonLink>
    );
  }
  if (state === 'expired') {
    return (
      <ButtonLink to="/reservation" tone="action">
        便を探す
      </ButtonLink>
    );
  }
  return undefined;
}
