import { type LegName, quoteCancellationOptions, type Reservation } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';

type MoneyBackAmountProps = {
  reservation: Reservation;
  legs: readonly LegName[];
  /** Said until it is known. */
  before: string;
};

/** What comes back, to the yen, and by which way; no amount where it cannot be known. */
export function MoneyBackAmount({ reservation, legs, before }: MoneyBackAmountProps) {
  const items = legs.map((leg) => ({ leg, kind: 'leg' as const, position: null }));
  const { data, isError } = useQuery(
    quoteCancellationOptions({ path: { reservationId: reservation.id }, body: { items } }),
  );
  if (isError) {
    return <Text>払い戻しの金額は、次の画面かお電話でお確かめください。</Text>;
  }
  if (!data) return <Text>{before}</Text>;
  const { card } = reservation.payment ?? {};
  const way = card ? `お支払いのカード(下4桁 ${card.last4})に` : '';
  const kept = reservation.partnerTicket
    ? `ご利用になった分など、${formatYen(data.feeYen)}を差し引いた金額です。`
    : `手数料は${formatYen(data.feeYen)}です。`;
  return (
    <Text>
      {`${formatYen(data.refundYen)}を、${way}払い戻します。`}
      {data.feeYen === 0 ? '手数料はかかりません。' : kept}
    </Text>
  );
}
