import { jstDate } from '@ferry/format/date';
import type { CabinType } from '../../rules/schema.ts';
import { discountsOfDate } from '../fares/discount-eligibility.ts';
import type { Party } from '../fares/party.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { type CabinNeed, cabinNeed, totalInCabin } from '../search/cabin-price.ts';

/** What a calendar has to know of a cabin type that is sold on a sailing. */
export interface SoldCabin {
  cabinType: CabinType;
  /** Of the party. */
  need: CabinNeed;
  /** What one adult pays, fuel adjustment included. */
  adultYen: number;
}

export type CabinsOf = (sailing: SectionOfSailing) => readonly SoldCabin[];

const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0, babies: 0 };

/**
 * The cabin types of the sailings of one section. Most sailings of a month differ in nothing that an
 * adult's fare depends on: each fare is found once for all that are alike.
 */
export function cabinsOf(party: Party, now: Date): CabinsOf {
  const known = new Map<string, SoldCabin[]>();
  const bookedOn = jstDate(now);
  return (sailing) => {
    const { row } = sailing;
    const key = [
      row.route_id,
      row.vessel_id,
      row.fare_period,
      row.fuel_adult_yen,
      discountsOfDate(row.rules.discounts, row.service_date, bookedOn),
    ].join('|');
    const facts = known.get(key) ?? soldCabins(sailing, party, now);
    known.set(key, facts);
    return facts;
  };
}

function soldCabins(sailing: SectionOfSailing, party: Party, now: Date): SoldCabin[] {
  const { row } = sailing;
  return row.cabin_types
    .filter(({ grade }) => row.fares?.[grade])
    .map((cabinType) => ({
      cabinType,
      need: cabinNeed(row, cabinType, party),
      adultYen: totalInCabin(sailing, cabinType, ONE_ADULT, now),
    }));
}
