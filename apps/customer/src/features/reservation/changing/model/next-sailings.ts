import type {
  CabinChoice,
  CabinOffer,
  LegName,
  Reservation,
  ReservationLeg,
  ReservedCabin,
  SailingOffer,
  SearchSailingsData,
} from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';
import { searchLegAgain } from '../../../booking/shared/model/return-conditions.ts';
import { sailingsQuery } from '../../../booking/shared/model/search-conditions.ts';

/** A sailing that can take the place of a leg, with the cabins that its party has on it. */
export type NextSailing = { offer: SailingOffer; cabins: CabinChoice[] };

/** Days from the booked departure within which the price is kept, as the operator's rules have it. */
const KEPT_DAYS = 14;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The searches for a party's next sailings: the days from the one that was booked, or from today, that keep its price. */
export function nextSearches(
  reservation: Reservation,
  leg: LegName,
): NonNullable<SearchSailingsData['query']>[] {
  const booked = reservation[leg];
  if (!booked) return [];
  const today = jstDate(reservation.serverTime);
  const first = booked.sailing.date > today ? booked.sailing.date : today;
  const last = addDays(booked.sailing.date, KEPT_DAYS);
  const { partnerTicket, outbound } = reservation;
  const dates = Array.from({ length: KEPT_DAYS + 1 }, (_, day) => addDays(first, day));
  return dates
    .filter((date) => date <= last)
    .map((date) =>
      sailingsQuery(
        {
          ...searchLegAgain(booked),
          ...booked.party,
          fromPortId: booked.sailing.fromPort.id,
          toPortId: booked.sailing.toPort.id,
          date,
          changeOf: reservation.id,
          ...(partnerTicket && { partnerTicketId: partnerTicket.partnerTicketId }),
        },
        leg === 'return' ? outbound.sailing.id : undefined,
      ),
    );
}

/**
 * The sailings that have room for all of a leg in its grade at its price, and go with the other leg.
 *
 * @param transferMinutes what the return leg's route needs between the legs
 */
export function fittingSailings(
  reservation: Reservation,
  leg: LegName,
  offers: readonly SailingOffer[],
  transferMinutes: number,
): NextSailing[] {
  const booked = reservation[leg];
  if (!booked) return [];
  return offers.flatMap((offer) => {
    const cabins = cabinsOn(booked.cabins, offer.cabinOffers);
    const isFree = canBook(offer) && offer.sailing.id !== booked.sailing.id;
    const fits =
      hasRoomBeside(booked, offer) &&
      keepsPrice(booked, offer) &&
      (leg === 'return' || isInTime(reservation, offer, transferMinutes));
    return isFree && cabins && fits ? [{ offer, cabins }] : [];
  });
}

/** Here and now. */
const canBook = ({ availability }: { availability: string }): boolean =>
  availability === 'available' || availability === 'few';

/** On the deck and in the pet room. */
function hasRoomBeside({ vehicles, pets }: ReservationLeg, offer: SailingOffer): boolean {
  const { deck, petRoomAvailability } = offer;
  const inPetRoom = pets.some(({ stay }) => stay === 'petRoom');
  return (
    (vehicles.length === 0 || (deck !== null && canBook(deck) && deck.problem === null)) &&
    (!inPetRoom || (petRoomAvailability !== null && canBook({ availability: petRoomAvailability })))
  );
}

const keepsPrice = (booked: ReservationLeg, { sailing }: SailingOffer): boolean =>
  Date.parse(sailing.departureAt) - Date.parse(booked.sailing.departureAt) <= KEPT_DAYS * DAY;

/** An outbound leg arrives in time for the return leg; of a return leg the search itself knows. */
const isInTime = (
  reservation: Reservation,
  { sailing }: SailingOffer,
  transferMinutes: number,
): boolean =>
  !reservation.return ||
  Date.parse(sailing.arrivalAt) + transferMinutes * MINUTE <=
    Date.parse(reservation.return.sailing.departureAt);

/** The booked cabins on another ship, each of its own kind there; undefined where there is no room in them. */
function cabinsOn(
  booked: readonly ReservedCabin[],
  offers: readonly CabinOffer[],
): CabinChoice[] | undefined {
  const found = booked.map((cabin) => {
    const together = booked.filter(({ cabinType }) => cabinType.id === cabin.cabinType.id);
    const withRoom = offers.filter((offer) => hasRoomFor(offer, together));
    return { cabin, offer: sameKind(cabin, withRoom) };
  });
  // Two types may have come to the same one.
  const hasRoom = found.every(({ offer }) => {
    const own = found.filter((each) => each.offer === offer).map(({ cabin }) => cabin);
    return offer && hasRoomFor(offer, own);
  });
  if (!hasRoom) return undefined;
  return found.flatMap(({ cabin: { party, infantBerths, privateUse }, offer }) =>
    offer ? [{ cabinTypeId: offer.cabinType.id, party, infantBerths, privateUse }] : [],
  );
}

const hasRoomFor = (offer: CabinOffer, cabins: readonly ReservedCabin[]): boolean =>
  canBook(offer) && (offer.remaining ?? 10_000) >= placesOf(cabins);

/** The same type of cabin, or one of its grade that is let in the same way and to the same people. */
function sameKind(
  { cabinType: type, privateUse }: ReservedCabin,
  offers: readonly CabinOffer[],
): CabinOffer | undefined {
  const isSameKind = ({ cabinType: other }: CabinOffer) =>
    other.grade === type.grade &&
    other.tariff === type.tariff &&
    other.isWomenOnly === type.isWomenOnly &&
    other.isAccessible === type.isAccessible &&
    other.takesPets === type.takesPets &&
    (!privateUse || other.canBePrivate) &&
    (other.roomBerths ?? 0) >= (type.roomBerths ?? 0);
  return offers.find(({ cabinType }) => cabinType.id === type.id) ?? offers.find(isSameKind);
}

/** Berths of a shared cabin, or rooms. */
const placesOf = (cabins: readonly ReservedCabin[]): number =>
  cabins.reduce((sum, { cabinType, party, infantBerths }) => {
    const berths = party.adults + party.children + infantBerths;
    return sum + (cabinType.tariff === 'perRoom' ? 1 : berths);
  }, 0);
