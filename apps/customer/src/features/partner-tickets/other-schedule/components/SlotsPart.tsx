import type { Reservation, TicketOfTrip, Voucher } from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { slotsClosedTexts } from '../../../../copy/partner-ticket-texts.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';
import { openSlots, slotsClosed } from '../../../booking/shared/vouchers/slots-open.ts';
import { SlotForm } from './SlotForm.tsx';
import { SlotsNow } from './SlotsNow.tsx';

type SlotsPartProps = {
  reservation: Reservation;
  ticket: TicketOfTrip;
  vouchers: readonly Voucher[];
};

/** The slots of a purchase: which are booked, and the choice of others as long as there is one. */
export function SlotsPart({ reservation, ticket, vouchers }: SlotsPartProps) {
  const closed = slotsClosed(reservation, vouchers);
  if (closed === 'noSlots') return null;
  return (
    <Part id="slots" title="時間枠">
      <Stack gap={5}>
        <SlotsNow includes={ticket.includes} />
        <Text>
          {closed
            ? slotsClosedTexts[closed]
            : '便はそのままで、別の時間枠に変更できます。手数料はかかりません。'}
        </Text>
        <SlotForm {...{ reservation, ticket }} open={closed ? [] : openSlots(reservation)} />
      </Stack>
    </Part>
  );
}
