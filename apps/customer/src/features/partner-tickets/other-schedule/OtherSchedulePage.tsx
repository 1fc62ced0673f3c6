import {
  getChangeTermsOptions,
  getReservationOptions,
  listVouchersOptions,
} from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../page/links.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { Page } from '../../../page/Page.tsx';
import { BookedTrip } from '../../booking/shared/components/BookedTrip.tsx';
import { SailingsPart } from './components/SailingsPart.tsx';
import { SlotsPart } from './components/SlotsPart.tsx';

/** `/partner-tickets/{id of a purchase}/select-other-schedule`: other slots, or other sailings. */
export function OtherSchedulePage({ reservationId }: { reservationId: string }) {
  const path = { reservationId };
  const { data: reservation } = useSuspenseQuery(getReservationOptions({ path }));
  const { data: listed } = useSuspenseQuery(listVouchersOptions({ path }));
  const { data: terms } = useSuspenseQuery(getChangeTermsOptions({ path }));
  const { partnerTicket: ticket } = reservation;
  return (
    <Container isPage>
      <Page title="便と時間枠の変更">
        <OfflineReading at={reservation.serverTime} />
        <BookedTrip reservation={reservation}>
          {ticket && (
            <>
              <Text>{`${ticket.name}・予約番号 ${groupsOfFour(reservation.reservationNumber)}`}</Text>
              <SlotsPart {...{ reservation, ticket }} vouchers={listed.vouchers} />
              <SailingsPart {...{ reservation, ticket, terms }} />
            </>
          )}
          <div>
            <ButtonLink to="/reservation-detail/$id" params={{ id: reservationId }} tone="quiet">
              予約の詳細に戻る
            </ButtonLink>
          </div>
        </BookedTrip>
      </Page>
    </Container>
  );
}
