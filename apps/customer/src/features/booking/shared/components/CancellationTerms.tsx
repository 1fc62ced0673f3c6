import type { TicketOfTrip } from '@ferry/api/customer';
import { EvenColumns } from '@ferry/ui/Columns';
import { FeeLadder } from '@ferry/ui/FeeLadder';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Suspense } from 'react';
import { onDetailText } from '../../../../copy/cancellation-texts.ts';
import { type Cancellable, feeLadders, minimumText } from '../model/cancellation-text.ts';
import { hasSlots } from '../model/ticket-slots.ts';
import { LazyPartlyUsed } from './lazy-vouchers.ts';

type CancellationTermsProps = {
  trip: Cancellable;
  /** Said in place of where one cancels and changes: on the page where one does. */
  here?: string;
};

/** Of a purchase its sailings and slots are changed by the customer, until something of it is used. */
function ticketText(ticket: TicketOfTrip, here: string | undefined): string {
  const own = hasSlots(ticket) ? '便と時間枠' : '便';
  const byPhone = `一部だけの取り消しと、そのほかの変更は、お電話(${ticket.contact.phone})で承ります。`;
  if (ticket.isBegun) return `${here ?? ''}${byPhone}`;
  return here === undefined
    ? `取り消しと、きっぷを使い始める前の${own}の変更は、${onDetailText}${byPhone}`
    : `${here}${own}は、きっぷを使い始める前なら変更できます。${byPhone}`;
}

function feeText({ partnerTicket, cancellationTerms }: Cancellable, hasFee: boolean): string {
  // What is kept then is said below.
  if (partnerTicket?.isBegun) return '';
  if (!hasFee) return '手数料はかかりません。';
  const least = minimumText(cancellationTerms);
  return partnerTicket
    ? `お支払い後の取消の手数料です(きっぷ1枚につき)。${least}欠航のときは無料です。`
    : `お支払い後の取消の手数料です。${least}燃料油価格変動調整金は全額払い戻します。欠航のときは無料です。`;
}

/** What a cancellation costs from now on, and until when: a table for each leg. */
export const CancellationTerms = ({ trip, here }: CancellationTermsProps) => {
  const { partnerTicket } = trip;
  const ladders = feeLadders(trip).map((ladder) => <FeeLadder key={ladder.caption} {...ladder} />);
  return (
    <Stack gap={2}>
      {ladders.length > 1 ? <EvenColumns>{ladders}</EvenColumns> : ladders}
      <Text size="dense">
        {feeText(trip, ladders.length > 0)}
        {partnerTicket
          ? ticketText(partnerTicket, here)
          : (here ?? `取り消しと変更は、${onDetailText}`)}
      </Text>
      {partnerTicket && (ladders.length > 0 || partnerTicket.isBegun) && (
        <Suspense fallback={null}>
          <LazyPartlyUsed ticket={partnerTicket} />
        </Suspense>
      )}
    </Stack>
  );
};
