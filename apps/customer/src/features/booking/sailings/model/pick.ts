import type { CabinChoice, CabinOffer, SailingOffer } from '@ferry/api/customer';

/** What is picked in the list, before it is taken into the draft. */
export type CabinPick = {
  sailingId: string;
  cabinTypeId: string;
  /** The cabin is taken without others in it. */
  isPrivate: boolean;
};

/** A pick with everything that the list knows of it. Amounts in yen. */
export type PickedOffer = {
  offer: SailingOffer;
  cabin: CabinOffer;
  cabins: CabinChoice[];
  isPrivate: boolean;
  totalYen: number;
};

const canBook = ({ availability }: { availability: string }) =>
  availability === 'available' || availability === 'few';

/** People who need a berth: all but those who share one. */
const berthsOf = ({ party, infantBerths }: CabinChoice): number =>
  party.adults + party.children + infantBerths;

/**
 * What is added for having a shared cabin alone, in yen; undefined where the party does not fit into
 * one room, because then it has to say who is in which.
 */
export function privateUseOf({ cabinType, privateUseYen, cabins }: CabinOffer): number | undefined {
  const [only, ...more] = cabins;
  const fits = only && more.length === 0 && berthsOf(only) <= (cabinType.roomBerths ?? 0);
  return (fits && privateUseYen) || undefined;
}

/** The offer that a pick means, as long as the list still has it with a place left. */
export function pickedOffer(
  offers: readonly SailingOffer[],
  pick: CabinPick | undefined,
): PickedOffer | undefined {
  const offer = offers.find(({ sailing }) => sailing.id === pick?.sailingId);
  const cabin = offer?.cabinOffers.find(({ cabinType }) => cabinType.id === pick?.cabinTypeId);
  if (!pick || !offer || !cabin || !canBook(offer) || !canBook(cabin)) return undefined;
  const privateUse = pick.isPrivate ? privateUseOf(cabin) : undefined;
  return {
    offer,
    cabin,
    isPrivate: privateUse !== undefined,
    cabins: cabin.cabins.map((each) => (privateUse ? { ...each, privateUse: true } : each)),
    totalYen: cabin.totalYen + (privateUse ?? 0),
  };
}
