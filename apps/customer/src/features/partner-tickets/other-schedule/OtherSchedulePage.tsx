import {
  getChangeTermsOptions,
  getReservationOptions,
  listVouchersOptions,
} from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { Page } from '../../../page/Page.tsx';
import { quoteSums } from '../../booking/shared/model/draft-trip.ts';
import { reservedTrip } from '../../booking/shared/model/reserved-trip.ts';
import { SailingsPart } from './components/SailingsPart.tsx';
import { SlotsPart } from './components/SlotsPart.tsx';

/** `/partner-tickets/{id of a purchase}/select-other-schedule`: other slots, or other sailings. */
export function OtherSchedulePage({ reservationId }: { reservationId: string }) {
  const path = { reservationId };
  const { data: reservation } = useSuspenseQuery(getReservationOptions({ path }));
  const { data: listed } = useSuspenseQuery(listVouchersOptions({ path }));
  const { data: terms } = useSuspenseQuery(getChangeTermsOptions({ path }));
  const [hasErrors, setHasErrors] = useState(false);
  const { partnerTicket: ticket, quote } = reservation;
  return (
    <Container isPage>
      <Page title="便と時間枠の変更" hasErrors={hasErrors}>
        <OfflineReading at={reservation.serverTime} />
        <TripSummary
          title="いまのご予約"
          legs={reservedTrip(reservation)}
          sums={quoteSums(quote)}
          total={quote.totalYen}
          totalLabel="きっぷの合計"
        >
          <Stack gap={6}>
            {ticket && (
              <>
                <Text>{`${ticket.name}・予約番号 ${groupsOfFour(reservation.reservationNumber)}`}</Text>
                <SlotsPart
                  {...{ reservation, ticket }}
                  vouchers={listed.vouchers}
                  onErrors={setHasErrors}
                />
                <SailingsPart {...{ reservation, ticket, terms }} />
              </>
            )}
            <div>
              <ButtonLink to="/reservation-detail/$id" params={{ id: reservationId }} tone="quiet">
                予約の詳細に戻る
              </ButtonLink>
            </div>
          </Stack>
        </TripSummary>
      </Page>
    </Container>
  );
}
