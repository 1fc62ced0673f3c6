import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { toPayYen } from '@ferry/format/to-pay';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Timeline } from '@ferry/ui/Timeline';
import { Link } from '../../../page/links.tsx';
import { newBookingLinks } from '../../booking/new-booking-links.ts';
import { AppliedDiscounts } from '../../booking/shared/components/AppliedDiscounts.tsx';
import { Part } from '../../booking/shared/components/Part.tsx';
import { quoteSums } from '../../booking/shared/model/draft-trip.ts';
import { fareLines } from '../../booking/shared/model/fare-lines.ts';
import { priceWord } from '../../booking/shared/model/sold-words.ts';
import { paymentRows } from '../model/payment-rows.ts';
import { actorText, historyText } from '../model/reservation-texts.ts';

/** What is paid for what, and what has happened, the newest first. */
export const FareAndHistory = ({ reservation }: { reservation: Reservation }) => (
  <Stack gap={6}>
    <Part id="fare" title={`${priceWord(reservation)}・お支払い`}>
      <FareSums reservation={reservation} />
      <DescriptionList isStacked rows={paymentRows(reservation)} />
      {reservation.paymentMethod && (
        <Link {...newBookingLinks.paymentInfo(reservation.id)}>お支払い情報を見る</Link>
      )}
    </Part>
    <Part id="history" title="履歴">
      <Timeline
        label="この予約の履歴"
        entries={[...reservation.history].reverse().map((entry) => ({
          at: entry.at,
          time: formatDateTime(entry.at),
          text: historyText(entry, reservation),
          by: actorText(entry),
        }))}
      />
    </Part>
  </Stack>
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
