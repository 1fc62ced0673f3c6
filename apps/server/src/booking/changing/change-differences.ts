import type { ChangeDifferences, LegChoice, LegName } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnlocked } from '../../domain/changes/change-locks.ts';
import { changedTrip, changeOfferOf } from '../../domain/changes/change-offer.ts';
import { type BookingToChange, isPaid } from '../../domain/changes/find-booking.ts';
import { priceChange } from '../../domain/changes/price-change.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { fitCustomers } from '../../domain/drafts/customers-of-party.ts';
import { residentPassenger } from '../../domain/drafts/resident.ts';
import {
  type DateRange,
  findSailingsOfRange,
  findSectionFacts,
} from '../../domain/fare-calendar/calendar-rows.ts';
import { daysOfRange, sectionsOfRange } from '../../domain/fare-calendar/sections-of-range.ts';
import { checkParty, type Party } from '../../domain/fares/party.ts';
import { jstInstant } from '../../domain/instant.ts';
import { findSection } from '../../domain/sailings/find-section.ts';
import type { SectionOfSailing } from '../../domain/sailings/offer.ts';
import { findSailing, type PortPair, type SailingRow } from '../../domain/sailings/sailing-rows.ts';
import { planCabins } from '../../domain/search/cabin-plan.ts';
import { type CabinTrait, hasTraits } from '../../domain/search/cabin-traits.ts';
import { isBookable } from '../../domain/search/sailing-offer.ts';
import { checkRequestedVehicles } from '../../domain/search/search-vehicles.ts';
import type { CabinType } from '../../rules/schema.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';
import { type ChangeRead, readChange } from './read-change.ts';

/** Which leg is to be another one, on which days, for whom and for what. */
interface DifferenceSearch extends DateRange {
  leg: LegName;
  party: Party;
  vehicles: LegChoice['vehicles'];
  pets: number;
  cabinNeeds: readonly CabinTrait[];
}

/** Most days of one response: each of their cabins is priced as a change of its own. */
const MOST_DAYS = 31;

/**
 * What another day, sailing or cabin of a leg makes of what is paid, in yen: each cabin is priced as
 * `quoteChange` would once it is chosen, so both agree (`change-differences.spec.ts`). Reads as much as a fare
 * calendar beside the change itself.
 * @throws DomainError as `readChange`, and `VALIDATION_FAILED` with `OUT_OF_RANGE` for more than 31 days or for the
 *   vehicles, `NO_ADULT`, `PARTY_TOO_LARGE`
 */
export async function getChangeDifferences(
  db: Kysely<Database>,
  context: ReservationContext,
  draftId: string,
  search: DifferenceSearch,
): Promise<ChangeDifferences> {
  const dates = daysOfRange(search, MOST_DAYS);
  const { clock } = context;
  return readChange(db, context, draftId, async (change, tx) => {
    const { sections, otherLeg } = await findSections(tx, change, search);
    const byDate = Map.groupBy(sections, ({ row }) => row.service_date);
    const days = dates.map((date) => {
      const sailings = (byDate.get(date) ?? []).map((section) =>
        ofSailing(clock, change, search, { section, otherLeg }),
      );
      const free = sailings.flatMap(({ best }) => best ?? []);
      return {
        date,
        differenceYen: bestOf(free)?.yen ?? null,
        sailings: sailings.map(({ best, ...sailing }) => ({
          ...sailing,
          differenceYen: best?.yen ?? null,
        })),
      };
    });
    return { days, serverTime: jstInstant(clock.now()) };
  });
}

type LegRow = SailingRow & { leg: LegName };

/** The section of an outbound leg as it is booked, or of its return leg. */
function portsOf({ draft: { trip } }: ChangeRead, leg: LegName): PortPair {
  const { fromPortId, toPortId } = trip.outbound;
  return leg === 'outbound'
    ? { fromPortId, toPortId }
    : { fromPortId: toPortId, toPortId: fromPortId };
}

/** The sailings of these days in the order of their departure, and the one of the leg that stays. */
async function findSections(
  tx: Transaction<Database>,
  change: ChangeRead,
  { leg, party, vehicles, from, until }: DifferenceSearch,
): Promise<{ sections: SectionOfSailing[]; otherLeg: LegRow | undefined }> {
  const ports = portsOf(change, leg);
  const section = await findSection(tx, ports);
  checkParty(party, section.rules.passengers);
  checkRequestedVehicles({ party, vehicles }, section.rules);
  const { routeIds } = section;
  const other = leg === 'outbound' ? 'return' : 'outbound';
  const stays = change.draft.trip[other];
  const [facts, found, row] = await pipeline([
    findSectionFacts(tx, ports, routeIds),
    findSailingsOfRange(tx, { ...ports, from, until, routeIds }),
    stays ? findSailing(tx, stays, stays.sailingId) : Promise.resolve(undefined),
  ]);
  const departure = ({ row: { call_departures: times }, calls }: SectionOfSailing) =>
    times[calls.fromCall] ?? 0;
  return {
    sections: sectionsOfRange(await found.rows(), facts, section, ports).toSorted(
      (one, next) => departure(one) - departure(next),
    ),
    otherLeg: row && { ...row, leg: other },
  };
}

/** What a cabin makes of the price. */
interface Difference {
  yen: number;
  /** There is room for all of it. */
  isFree: boolean;
  /** Of a grade that is booked. */
  isSameGrade: boolean;
}

/** Of those that are free the least in a booked grade, else the least. */
function bestOf(differences: readonly Difference[]): Difference | undefined {
  const free = differences.filter(({ isFree }) => isFree);
  const same = free.filter(({ isSameGrade }) => isSameGrade);
  return (same.length > 0 ? same : free).toSorted((one, next) => one.yen - next.yen)[0];
}

interface OnSailing {
  section: SectionOfSailing;
  otherLeg: LegRow | undefined;
}

function ofSailing(
  clock: Clock,
  change: ChangeRead,
  search: DifferenceSearch,
  { section, otherLeg }: OnSailing,
) {
  const { row, ports } = section;
  const { leg, party, cabinNeeds } = search;
  const rows = [{ ...row, leg }, ...(otherLeg ? [otherLeg] : [])];
  const grades = bookedGrades(change.booking, leg);
  const cabinsOf = (type: CabinType) => {
    const price = (isPrivate: boolean) => {
      const cabins = planCabins(type, party, row.rules.passengers, isPrivate);
      const choice = legChoice(change, search, { sailingId: row.id, ...ports, cabins });
      return cabins.length > 0 ? differenceOf(clock, change, choice, { leg, rows }) : undefined;
    };
    const shared = price(false);
    if (!shared) return [];
    const alone = type.canBePrivate ? price(true) : undefined;
    return { type, ...shared, isSameGrade: grades.has(type.grade), aloneYen: alone?.yen ?? null };
  };
  const cabins = row.cabin_types.filter(({ grade }) => row.fares?.[grade]).flatMap(cabinsOf);
  return {
    sailingId: row.id,
    best: bestOf(cabins.filter(({ type }) => hasTraits(type, cabinNeeds))),
    cabins: cabins.map(({ type: { id }, yen, aloneYen }) => ({
      cabinTypeId: id,
      differenceYen: yen,
      privateDifferenceYen: aloneYen,
    })),
  };
}

/** Of the leg; of a return leg that is added those of the outbound leg. */
function bookedGrades({ legs }: BookingToChange, leg: LegName): ReadonlySet<string> {
  const booked = legs.find(({ row }) => row.leg === leg) ?? legs[0];
  return new Set(booked?.row.content.cabins.map(({ cabinType: { grade } }) => grade));
}

/** The leg as its customer would choose it; meals go on with it. */
function legChoice(
  { draft, booking }: ChangeRead,
  { leg, party, vehicles, pets, cabinNeeds }: DifferenceSearch,
  where: Pick<LegChoice, 'sailingId' | 'fromPortId' | 'toPortId' | 'cabins'>,
): LegChoice {
  const booked = booking.legs.find(({ row }) => row.leg === leg)?.row.content;
  const stay = cabinNeeds.includes('pets') ? ('cabin' as const) : ('petRoom' as const);
  return {
    ...where,
    party,
    vehicles,
    pets: Array.from({ length: pets }, () => ({ size: 'small' as const, stay })),
    meals:
      draft.trip[leg]?.meals ??
      booked?.meals.map(({ mealId, quantity }) => ({ mealId, quantity })) ??
      [],
  };
}

/** Undefined where the leg cannot be chosen with what else is in the draft. */
function differenceOf(
  clock: Clock,
  { draft, booking }: ChangeRead,
  choice: LegChoice,
  { leg, rows }: { leg: LegName; rows: readonly LegRow[] },
): Pick<Difference, 'yen' | 'isFree'> | undefined {
  const trip = { ...draft.trip, [leg]: choice };
  const customers = fitCustomers(draft.customers, trip);
  const member = residentPassenger(customers, draft.resident);
  const requested = { trip, customers };
  try {
    assertUnlocked(booking, requested, clock.now());
    const priced = changedTrip(booking, requested, member);
    const offer = changeOfferOf(clock, booking, priced, rows);
    const { amounts } = priceChange(booking, requested, offer, clock.now());
    const { payYen, refundYen, afterYen, beforeYen } = amounts;
    const availability = offer[leg]?.availability ?? 'unsuitable';
    return {
      yen: isPaid(booking) ? payYen - refundYen : afterYen - beforeYen,
      isFree: isBookable(availability),
    };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
