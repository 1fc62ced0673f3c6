import type {
  CustomerInput,
  Draft,
  Party,
  PetChoice,
  ReservationLeg,
  VehicleChoice,
} from '@ferry/api/customer';
import { needsAssistance } from '@ferry/format/check-in';
import { isRealDate, jstDate } from '@ferry/format/date';
import * as v from 'valibot';
import { vehiclesText } from './requested-vehicles.ts';
import {
  type ConditionsInput,
  type ExtraConditions,
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

export type LegSearch = v.InferOutput<typeof legSearchSchema>;

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

const CLASSES = ['adults', 'children', 'infants', 'babies'] as const;

/** Whether two legs are of the same numbers of people. */
export const isSameParty = (one: Party, other: Party): boolean =>
  CLASSES.every((key) => one[key] === other[key]);

/**
 * From the choice of the outbound leg of a change to that of the return leg. Legs of a booking may differ, so what
 * the return leg has stays as it is booked; only what the change has made of the outbound leg is done to it as well.
 */
export function returnSearchOfChange(draft: Draft, conditions: SearchConditions): ReturnSearch {
  const { change, outbound } = draft;
  const before = change?.booked.outbound;
  const own = change?.booked.return;
  if (!before || !own) return returnSearch(draft, conditions);
  const { party, vehicles, pets } = outbound.choice;
  const count = (key: (typeof CLASSES)[number]) =>
    Math.max(0, own.party[key] + party[key] - before.party[key]);
  const isSameVehicles = vehiclesText(vehicles) === vehiclesText(before.vehicles);
  const isSamePets = petsText(pets) === petsText(before.pets);
  return {
    draft: draft.id,
    date: conditions.returnDate,
    ...{ adults: count('adults'), children: count('children') },
    ...{ infants: count('infants'), babies: count('babies') },
    ...carriedBy(
      {
        vehicles: isSameVehicles ? own.vehicles : vehicles,
        pets: isSamePets ? own.pets : pets,
      },
      draft,
    ),
  };
}

const petsText = (pets: readonly PetChoice[]): string =>
  pets.map(({ size, stay }) => `${size} ${stay}`).join();

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
  const model = last?.choice ?? draft.change?.booked.return ?? outbound.choice;
  return {
    fromPortId: outbound.choice.toPortId,
    toPortId: outbound.choice.fromPortId,
    date: requested && requested > arrival ? requested : arrival,
    ...(isGiven ? { adults, children, infants, babies } : model.party),
    ...(isGiven ? { ...extrasOf(search), ...helpOf(draft) } : carriedBy(model, draft)),
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
    ...(isGiven ? { ...extrasOf(search), ...helpOf(draft) } : carriedBy(choice, draft)),
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
    ...carriedBy(choice, draft),
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

type Carried = { vehicles: readonly VehicleChoice[]; pets: readonly PetChoice[] };

/** What travels with the party of a leg, as a search takes it, and the help that its draft asks for or names. */
function carriedBy(leg: Carried, draft?: Pick<Draft, 'customers'>) {
  const inCabin = leg.pets.some(({ stay }) => stay === 'cabin');
  const needs = [inCabin && 'pets', draft?.customers.asksHelp && 'accessible'];
  return extrasOf({
    vehicles: vehiclesText(leg.vehicles),
    pets: leg.pets.length,
    needs: needsOf({ needs: needs.filter(Boolean).join(',') }).join(','),
    ...(draft && helpOf(draft)),
  });
}

/** Whether a search has asked for help with boarding, and nobody has said yet what help. */
export const isHelpToName = ({ asksHelp, passengers }: CustomerInput): boolean =>
  asksHelp === true && !needsAssistance({ passengers });

/** A passenger of the draft is helped on board: every cut-off is earlier. */
const helpOf = ({ customers }: Pick<Draft, 'customers'>): Pick<ExtraConditions, 'help'> =>
  needsAssistance(customers) ? { help: true } : {};
