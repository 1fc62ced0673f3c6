import { quoteCancellationOptions, type Reservation } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { LegNews } from '../../booking/completion/model/leg-news.ts';

type MoneyBackAmountProps = { reservation: Reservation; ended: readonly LegNews[] };

/** What comes back, to the yen, and by which way; before it is known, that it is all. */
export function MoneyBackAmount({ reservation, ended }: MoneyBackAmountProps) {
  const items = ended.map(({ name }) => ({ leg: name, kind: 'leg' as const, position: null }));
  const { data } = useQuery(
    quoteCancellationOptions({ path: { reservationId: reservation.id }, body: { items } }),
  );
  const { card } = reservation.payment ?? {};
  const way = card ? `お支払いのカード(下4桁 ${card.last4})に` : '';
  return (
    <Text>
      {data && data.feeYen === 0
        ? `${formatYen(data.refundYen)}を、${way}払い戻します。手数料はかかりません。`
        : '手数料なしで、全額を払い戻します。'}
    </Text>
  );
}
