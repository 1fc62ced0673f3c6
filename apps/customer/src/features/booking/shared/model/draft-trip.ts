import type { Draft, DraftLeg, FareLine, FareQuote, LegName } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { travellersOf } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { splitServiceTime } from '@ferry/format/service-time';
import type { TripLeg, TripSum } from '@ferry/ui/TripSummary';
import { routeFace } from '../../../../copy/route-faces.ts';
import { voyageOf } from './voyage-of.ts';

/** 「12月8日(火)の深夜」: a sailing after midnight belongs to the evening before. */
const dayOf = ({ sailing }: DraftLeg): string =>
  `${formatDateShort(sailing.date)}${splitServiceTime(sailing.departureTime).days > 0 ? 'の深夜' : ''}`;

function legOf(draft: Draft, leg: LegName, drafted: DraftLeg, word: string): TripLeg {
  const { sailing, choice } = drafted;
  const passengers = travellersOf(draft.customers.passengers, leg);
  return {
    title: `${word} ${dayOf(drafted)}`,
    ...routeFace(sailing.routeId, sailing.routeName),
    voyage: voyageOf(sailing, { vehicles: choice.vehicles, passengers }),
    text: `${cabinsText(cabinsOfDraft(drafted))}・${partyText(choice.party)}`,
  };
}

/** The cabins of a drafted leg with their types. */
export const cabinsOfDraft = ({ choice, cabins }: DraftLeg) =>
  choice.cabins.flatMap((cabin, index) => {
    const cabinType = cabins[index]?.cabinType;
    return cabinType ? [{ ...cabin, cabinType }] : [];
  });

/** The legs of a draft as lines, in order. */
export const draftLegs = (draft: Draft): TripLeg[] => [
  legOf(draft, 'outbound', draft.outbound, draft.return ? '往路' : '片道'),
  ...(draft.return ? [legOf(draft, 'return', draft.return, '復路')] : []),
];

/** Whether a leg of a draft has to stay as it is. */
export const isLocked = ({ change }: Draft, leg: LegName): boolean =>
  change?.locks.some((lock) => lock.kind === 'leg' && lock.leg === leg) ?? false;

/** Nothing but the check of the answers is left. */
export const isPaymentChosen = ({ nextStep }: Pick<Draft, 'nextStep'>): boolean =>
  nextStep === 'contentConfirm' || nextStep === 'reservationConfirm';

/** What a quote takes off a leg, in yen: zero or less. */
export const discountOf = (lines: readonly FareLine[], leg: LegName): number =>
  lines
    .filter((line) => line.leg === leg && line.amountYen < 0)
    .reduce((sum, { amountYen }) => sum + amountYen, 0);

/**
 * What a total is the sum of, in yen: legs before their discounts, then the discounts; of a partner ticket, which
 * is one for both legs, the ticket and what is paid beside it. One alone is the total itself and is left out.
 */
export function quoteSums({ lines, outbound, return: returnLeg }: FareQuote): TripSum[] {
  if (lines.some(isOfTicket)) return ticketSums(lines);
  const discounts = {
    outbound: discountOf(lines, 'outbound'),
    return: discountOf(lines, 'return'),
  };
  const discount = discounts.outbound + discounts.return;
  const sums = [
    { label: returnLeg ? '往路' : '運賃', amount: outbound.totalYen - discounts.outbound },
    ...(returnLeg ? [{ label: '復路', amount: returnLeg.totalYen - discounts.return }] : []),
    ...(discount < 0 ? [{ label: '割引', amount: discount }] : []),
  ];
  return sums.length > 1 ? sums : [];
}

const isOfTicket = ({ ruleId }: FareLine): boolean => ruleId.startsWith('product.');

function ticketSums(lines: readonly FareLine[]): TripSum[] {
  const isUpgrade = ({ ruleId }: FareLine) => ruleId === 'product.upgrade';
  const sum = (label: string, isOf: (line: FareLine) => boolean) => ({
    label,
    amount: lines.filter(isOf).reduce((total, { amountYen }) => total + amountYen, 0),
  });
  const sums = [
    sum('きっぷ', (line) => isOfTicket(line) && !isUpgrade(line)),
    sum('等級の差額', isUpgrade),
    sum('客室・食事など', (line) => !isOfTicket(line)),
  ].filter(({ amount }) => amount !== 0);
  return sums.length > 1 ? sums : [];
}
