import type { CabinChoice, CabinOffer, SailingOffer } from '@ferry/api/customer';
import { cabinsText, type NamedCabin } from '@ferry/format/cabins-text';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { offersFor } from './leg-choice.ts';
import { cabinsOfPlan, type RoomPlan } from './room-plan.ts';

/** What is picked in the list, before it is taken into the draft. */
export type CabinPick = {
  sailingId: string;
  cabinTypeId: string;
  /** The cabin is taken without others in it. */
  isPrivate: boolean;
  /** Who is in which room, where the customer has said so. */
  plan?: RoomPlan;
  /** It came with the sailing that was opened: it goes when another one is. */
  isSuggested?: 'asBooked' | 'asOutbound' | 'only' | 'cheapest';
};

/** What a leg costs, in yen. */
export type LegPrice = { totalYen: number; undiscountedYen: number };

/** A pick with everything that the list knows of it. Amounts in yen. */
export type PickedOffer = LegPrice & {
  offer: SailingOffer;
  cabins: CabinChoice[];
  /** Names of the cabin types, and whether they are taken alone. */
  text: string;
  /** Added for having a shared cabin alone; with a plan it is in the rest. */
  privateYen: number;
};

/** Whether a sailing or a cabin type can still be booked here. */
export const canBook = ({ availability }: { availability: string }): boolean =>
  availability === 'available' || availability === 'few';

/** Cabins that are meant for some: nobody else is put into one. */
const isForSome = ({ cabinType: { isWomenOnly, isAccessible, takesPets } }: CabinOffer): boolean =>
  isWomenOnly || isAccessible || takesPets;

/**
 * What is picked with a sailing that is opened: the cabin of the outbound leg on the return leg, else without
 * wishes for one traveller the cheapest, whose price was pressed, else the only one that can be booked. A
 * party that has a choice looks first at how it would lodge.
 *
 * @param outboundCabins of the leg that was chosen before, while the return leg is
 */
export function pickWith(
  { sailing, cabinOffers }: SailingOffer,
  conditions: SearchConditions,
  outboundCabins: readonly NamedCabin[] = [],
): CabinPick | undefined {
  const { adults, children, infants, babies } = conditions;
  const needs = needsOf(conditions);
  const { fitting, lowestYen } = offersFor(cabinOffers, needs);
  const free = fitting.filter(canBook);
  const same = free.find((cabin) => isAsOutbound(cabin, conditions, outboundCabins));
  const forAll = needs.length === 0 ? free.filter((cabin) => !isForSome(cabin)) : [];
  const only = free.length === 1 ? forAll[0] : undefined;
  const isAlone = adults + children + infants + babies === 1;
  const cheapest = isAlone ? forAll.find(({ totalYen }) => totalYen === lowestYen) : undefined;
  const cabin = same ?? cheapest ?? only;
  return (
    cabin && {
      sailingId: sailing.id,
      cabinTypeId: cabin.cabinType.id,
      isPrivate: cabin === same && outboundCabins.some(({ privateUse }) => privateUse),
      isSuggested: cabin === same ? 'asOutbound' : cabin === cheapest ? 'cheapest' : 'only',
    }
  );
}

/**
 * Whether a cabin is what the outbound leg has: of the same name, in as many parts, for the same people, and to be
 * had alone where that one is.
 */
function isAsOutbound(
  cabin: CabinOffer,
  conditions: SearchConditions,
  outboundCabins: readonly NamedCabin[],
): boolean {
  const isAlike = ({ cabinType, privateUse }: NamedCabin) =>
    cabinType.name === cabin.cabinType.name && (!privateUse || privateUseOf(cabin) !== undefined);
  return (
    outboundCabins.length === cabin.cabins.length &&
    outboundCabins.every(isAlike) &&
    passengerClasses.every(
      ({ key }) =>
        outboundCabins.reduce((sum, { party }) => sum + party[key], 0) === conditions[key],
    )
  );
}

/** People who need a berth: all but those who share one. */
const berthsOf = ({ party, infantBerths }: CabinChoice): number =>
  party.adults + party.children + infantBerths;

/**
 * What is added for having a shared cabin alone, in yen; undefined where the party does not fit
 * into one room, because then it has to say who is in which.
 */
export function privateUseOf({ cabinType, privateUseYen, cabins }: CabinOffer): number | undefined {
  const [only, ...more] = cabins;
  const fits = only && more.length === 0 && berthsOf(only) <= (cabinType.roomBerths ?? 0);
  return (fits && privateUseYen) || undefined;
}

/**
 * The offer that a pick means, as long as the list still has it with a place left.
 *
 * @param priced what its plan of rooms costs; without it, what the offer costs
 */
export function pickedOffer(
  offers: readonly SailingOffer[],
  pick: CabinPick | undefined,
  priced?: LegPrice,
): PickedOffer | undefined {
  const offer = offers.find(({ sailing }) => sailing.id === pick?.sailingId);
  const cabin = offer?.cabinOffers.find(({ cabinType }) => cabinType.id === pick?.cabinTypeId);
  if (!pick || !offer || !cabin || !canBook(offer) || !canBook(cabin)) return undefined;
  const { totalYen, undiscountedYen } = cabin;
  if (pick.plan) {
    const cabins = cabinsOfPlan(pick.plan);
    const price = priced ?? { totalYen, undiscountedYen };
    return { ...price, offer, cabins, text: cabinText(offer, cabins), privateYen: 0 };
  }
  const privateYen = (pick.isPrivate && privateUseOf(cabin)) || 0;
  const cabins = cabin.cabins.map((each) => (privateYen ? { ...each, privateUse: true } : each));
  return {
    offer,
    cabins,
    text: cabinText(offer, cabins),
    totalYen: totalYen + privateYen,
    undiscountedYen,
    privateYen,
  };
}

/** The cabins of a choice in words, as the sailing names them. */
function cabinText({ cabinOffers }: SailingOffer, cabins: readonly CabinChoice[]): string {
  const named = cabins.flatMap((cabin) => {
    const offer = cabinOffers.find(({ cabinType }) => cabinType.id === cabin.cabinTypeId);
    return offer ? [{ ...cabin, cabinType: offer.cabinType }] : [];
  });
  return cabinsText(named);
}

/** Berths that the party of an offer takes. */
export const takenBerths = ({ cabins }: CabinOffer): number =>
  cabins.reduce((sum, cabin) => sum + berthsOf(cabin), 0);
