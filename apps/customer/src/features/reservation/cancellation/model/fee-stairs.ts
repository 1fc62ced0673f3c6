import type { CancellationTerm, LegName } from '@ferry/api/customer';
import { formatSailingTimeShort } from '@ferry/format/short-time';
import type { FeeStairsProps } from '@ferry/ui/FeeStairs';
import { hasPlace, isEnded } from '../../../../trips/needs-payment.ts';
import {
  type Cancellable,
  feeText,
  untilText,
} from '../../../booking/shared/model/cancellation-text.ts';

/** How the fee of a traveller rises on each leg with a place; steps that are over are there as well. */
export function feeStairs(trip: Cancellable): FeeStairsProps[] {
  const { outbound, return: returnLeg, partnerTicket } = trip;
  const stairs = [
    ...(isCharged(outbound) ? [stairsOf(trip, 'outbound', returnLeg ? '往路' : '', outbound)] : []),
    ...(returnLeg && isCharged(returnLeg) ? [stairsOf(trip, 'return', '復路', returnLeg)] : []),
  ].filter(({ steps }) => steps.length > 0);
  // A ticket is one for both legs, and its fee rises with the first of them.
  return partnerTicket ? stairs.slice(0, 1) : stairs;
}

/** A leg has fee steps unless the operator has ended it, which is free, or it is on stand-by, which cannot be cancelled. */
const isCharged = (leg: Cancellable['outbound']): boolean => !isEnded(leg) && hasPlace(leg);

function stairsOf(
  { cancellationTerms, serverTime, partnerTicket }: Cancellable,
  leg: LegName,
  word: string,
  { sailing: { departureAt } }: Cancellable['outbound'],
): FeeStairsProps {
  const terms = cancellationTerms.filter((term) => term.leg === leg && term.item === 'fare');
  const isOver = ({ until }: CancellationTerm) =>
    until !== null && Date.parse(until) <= Date.parse(serverTime);
  const now = terms.find((term) => !isOver(term));
  return {
    caption: `${word} ${formatSailingTimeShort(departureAt)} 出港`.trim(),
    steps: terms.map((term) => ({
      until: untilText(term.until, departureAt, partnerTicket !== null),
      fee: feeText(term),
      percent: term.percent,
      time: term === now ? 'now' : isOver(term) ? 'past' : 'later',
    })),
  };
}
