import type { Draft, PetChoice, ReservationLeg, VehicleChoice } from '@ferry/api/customer';
import { isRealDate, jstDate } from '@ferry/format/date';
import * as v from 'valibot';
import { vehiclesText } from './requested-vehicles.ts';
import {
  type ConditionsInput,
  extrasOf,
  needsOf,
  partySearch,
  type SearchConditions,
} from './search-conditions.ts';
import { draftIdSearch } from './step-search.ts';

/** Search parameters of the choice of the return leg. What is omitted is as on the outbound leg. */
export const returnSearchSchema = v.object({
  ...draftIdSearch.entries,
  ...partySearch.entries,
  date: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(10)), '')),
});

/** The same for either leg of a change. */
export const legSearchSchema = v.object({
  ...returnSearchSchema.entries,
  leg: v.optional(v.fallback(v.picklist(['outbound', 'return']), 'return')),
});

export type ReturnSearch = v.InferOutput<typeof returnSearchSchema>;

/** From the choice of the outbound leg to that of the return leg, with the same party and vehicles. */
export const returnSearch = (
  { id }: Draft,
  { returnDate, adults, children, infants, babies, ...extras }: SearchConditions,
): ReturnSearch => ({
  draft: id,
  date: returnDate,
  ...{ adults, children, infants, babies },
  ...extrasOf(extras),
});

/**
 * The conditions of the return leg: the other way round, from the URL, else as the return leg of
 * before or the outbound leg. Never before the arrival.
 */
export function returnConditions(draft: Draft, search: ReturnSearch): SearchConditions {
  const { outbound, return: last } = draft;
  const arrival = jstDate(outbound.sailing.arrivalAt);
  const requested = search.date && isRealDate(search.date) ? search.date : last?.sailing.date;
  const { adults = 0, children = 0, infants = 0, babies = 0 } = search;
  const isGiven = adults > 0;
  const model = (last ?? outbound).choice;
  return {
    fromPortId: outbound.choice.toPortId,
    toPortId: outbound.choice.fromPortId,
    date: requested && requested > arrival ? requested : arrival,
    ...(isGiven ? { adults, children, infants, babies } : model.party),
    ...(isGiven
      ? extrasOf(search)
      : extrasOf({ vehicles: vehiclesText(model.vehicles), pets: model.pets.length })),
    ...soughtBy(draft),
  };
}

/** The conditions of the outbound leg of a draft: from the URL, else as it is. */
export function outboundConditions(draft: Draft, search: ReturnSearch): SearchConditions {
  const { choice, sailing } = draft.outbound;
  const { adults = 0, children = 0, infants = 0, babies = 0 } = search;
  const isGiven = adults > 0;
  return {
    fromPortId: choice.fromPortId,
    toPortId: choice.toPortId,
    date: search.date && isRealDate(search.date) ? search.date : sailing.date,
    ...(draft.return && { returnDate: draft.return.sailing.date }),
    ...(isGiven ? { adults, children, infants, babies } : choice.party),
    ...(isGiven ? extrasOf(search) : carriedBy(choice)),
    ...soughtBy(draft),
  };
}

/** Search parameters that lead back to the choice of a draft's outbound leg. */
export function outboundSearch(draft: Draft): ConditionsInput & { draft: string } {
  const { id, outbound, return: returnLeg, partnerTicket } = draft;
  const { choice, sailing } = outbound;
  return {
    ...choice.party,
    fromPortId: choice.fromPortId,
    toPortId: choice.toPortId,
    date: sailing.date,
    ...(returnLeg && { returnDate: returnLeg.sailing.date }),
    ...carriedBy(choice),
    ...boughtBy(partnerTicket),
    draft: id,
  };
}

/** Search parameters of a return after a one-way booking: the same party, vehicles and pets. */
export const searchToReturn = ({ sailing, party, ...leg }: ReservationLeg): ConditionsInput => ({
  ...party,
  fromPortId: sailing.toPort.id,
  toPortId: sailing.fromPort.id,
  ...carriedBy(leg),
});

/** Search parameters of other sailings than that of a leg, for the same party, vehicles and pets. */
export const searchLegAgain = ({ sailing, party, ...leg }: ReservationLeg): ConditionsInput => ({
  ...party,
  fromPortId: sailing.fromPort.id,
  toPortId: sailing.toPort.id,
  date: sailing.date,
  ...carriedBy(leg),
});

/** The ticket that a draft is bought by, and the reservation that it changes, as a search takes them. */
const soughtBy = ({ partnerTicket, change }: Draft) => ({
  ...boughtBy(partnerTicket),
  ...(change && { changeOf: change.reservationId }),
});

/** The ticket that a draft is bought by, as a search takes it. */
const boughtBy = (ticket: Draft['partnerTicket']) =>
  ticket && { partnerTicketId: ticket.partnerTicketId };

/** What travels with the party of a leg, as a search takes it. */
function carriedBy(leg: { vehicles: readonly VehicleChoice[]; pets: readonly PetChoice[] }) {
  const inCabin = leg.pets.some(({ stay }) => stay === 'cabin');
  return extrasOf({
    vehicles: vehiclesText(leg.vehicles),
    pets: leg.pets.length,
    needs: inCabin ? needsOf({ needs: 'pets' }).join(',') : '',
  });
}
