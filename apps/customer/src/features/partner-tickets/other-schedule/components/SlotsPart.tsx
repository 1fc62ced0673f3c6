import type { Reservation, TicketOfTrip, Voucher } from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Part } from '../../../booking/shared/components/Part.tsx';
import {
  openSlots,
  type SlotsClosed,
  slotsClosed,
} from '../../../booking/shared/vouchers/slots-open.ts';
import { SlotForm } from './SlotForm.tsx';
import { SlotsNow } from './SlotsNow.tsx';

const closedTexts: Record<Exclude<SlotsClosed, 'noSlots'>, string> = {
  unpaid: 'お支払いが済むと、時間枠を変更できます。',
  notBooked: '確定していない予約、または取り消された予約のため、変更できません。',
  changing: '便の変更の手続き中です。終えるか取りやめると、時間枠を変更できます。',
  used: '引換券を使ったため、時間枠を変更できません。',
  begun: 'いまの時間枠が始まったため、変更できません。',
};

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
            ? closedTexts[closed]
            : '便はそのままで、別の時間枠に変更できます。手数料はかかりません。'}
        </Text>
        <SlotForm {...{ reservation, ticket }} open={closed ? [] : openSlots(reservation)} />
      </Stack>
    </Part>
  );
}
