import type { Reservation } from '@ferry/api/customer';
import { toPayYen } from '@ferry/format/to-pay';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Link } from '../../../page/links.tsx';
import { newBookingLinks } from '../../booking/new-booking-links.ts';
import { AppliedDiscounts } from '../../booking/shared/components/AppliedDiscounts.tsx';
import { quoteSums } from '../../booking/shared/model/draft-trip.ts';
import { fareLines } from '../../booking/shared/model/fare-lines.ts';
import { priceWord } from '../../booking/shared/model/sold-words.ts';
import { paymentRows } from '../model/payment-rows.ts';

/** What is paid for what, and how. */
export const Fare = ({ reservation }: { reservation: Reservation }) => (
  <>
    <FareSums reservation={reservation} />
    <DescriptionList isStacked rows={paymentRows(reservation)} />
    {reservation.paymentMethod && (
      <Link {...newBookingLinks.paymentInfo(reservation.id)}>お支払い情報を見る</Link>
    )}
  </>
);

/** The sums that make up the total; every line of them is folded below. */
const FareSums = ({
  reservation: { quote, waivedYen, partnerTicket },
}: {
  reservation: Reservation;
}) => (
  <Stack gap={3}>
    <FareBreakdown
      isCaptionHidden
      lines={[
        ...quoteSums(quote).map((sum) => ({ id: sum.label, ...sum })),
        ...(waivedYen > 0 ? [{ id: 'waived', label: 'いただきません', amount: -waivedYen }] : []),
      ]}
      total={toPayYen(quote.totalYen, waivedYen)}
    />
    <Disclosure summary="内訳を見る">
      <Stack gap={3}>
        <FareBreakdown
          {...fareLines(quote)}
          caption={`${priceWord({ partnerTicket })}の内訳`}
          isCaptionHidden
        />
        <AppliedDiscounts quote={quote} />
      </Stack>
    </Disclosure>
  </Stack>
);
