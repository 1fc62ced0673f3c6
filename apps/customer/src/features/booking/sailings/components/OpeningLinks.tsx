import type { SailingOffer } from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { Link } from '../../../../page/links.tsx';
import { useOffered } from '../../../../page/offered.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { JoinLine } from './JoinLine.tsx';

type OpeningLinksProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  /** The server's time, RFC 3339. */
  now: string;
};

/**
 * To what can be done before the sales of a sailing open: an order where it is taken now, and a mail at that moment, in
 * whose place the line is joined shortly before.
 */
export function OpeningLinks({ offer, conditions, now }: OpeningLinksProps) {
  const { partnerTicketId: _, changeOf: __, ...wish } = conditions;
  const isOffered = useOffered();
  return (
    <Stack as="span" gap={1} align="end">
      {offer.preOrderUntil && isOffered('preOrders') && (
        <Link to="/pre-order" search={{ ...wish, sailing: offer.sailing.id }}>
          先行申込をする
        </Link>
      )}
      <JoinLine salesOpenAt={offer.salesOpenAt} now={now}>
        <Link to="/pre-order" search={{ ...wish, show: 'reminder' }}>
          受付開始のお知らせを受け取る
        </Link>
      </JoinLine>
    </Stack>
  );
}
