import type { LegName, TicketOfTrip } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Text } from '@ferry/ui/Text';
import { BEGUN_TEXT } from './begun-text.ts';

const crossings: Partial<Record<LegName, string>> = {
  outbound: '往路の運賃',
  return: '復路の運賃',
};

const perPerson = (name: string, adultYen: number, childYen: number): string =>
  `${name} 大人${formatYen(adultYen)}・小人${formatYen(childYen)}`;

/** What each part of a ticket costs by itself, as it is kept of a refund: crossings, then includes. */
const pricesOf = (ticket: TicketOfTrip): string[] => [
  ...ticket.crossings.map(({ leg, adultYen, childYen }) =>
    perPerson(crossings[leg] ?? '運賃', adultYen, childYen),
  ),
  ...ticket.includes.map(({ name, normalAdultYen, normalChildYen }) =>
    perPerson(name, normalAdultYen, normalChildYen),
  ),
];

/** What is given back of a ticket of which something is used, with the yen that are kept of it. */
export const PartlyUsed = ({ ticket }: { ticket: TicketOfTrip }) => (
  <Text size="dense">
    {ticket.isBegun
      ? BEGUN_TEXT
      : '一部を使った後は、使ったものの別に買うときの料金(出港の前で、手数料のほうが高いときは手数料)を引いて払い戻します。引いた額が0円を下回ることはありません。'}
    {`別に買うときの料金(1名):${pricesOf(ticket).join('、')}。等級を上げた便の運賃には、その差額が加わります。`}
  </Text>
);
