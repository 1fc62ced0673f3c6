import type { LegName } from '@ferry/api/customer-server';
import type { PassengerRules } from '../../rules/selling-rules.ts';
import { DomainError } from '../domain-error.ts';

/** How many travel, by passenger class (ages on the boarding date). */
export interface Party {
  /** From junior high school on. */
  adults: number;
  /** Primary school. */
  children: number;
  /** One year and older, before primary school. */
  infants: number;
  /** Under one year. */
  babies: number;
}

/** The keys of a party, in the contract's order. */
export const PARTY_CLASSES = ['adults', 'children', 'infants', 'babies'] as const;

/**
 * Checks what the web accepts: at least one adult (children do not travel alone), and no more
 * passengers than one booking may have.
 * @param place where the party is in the request: `outbound.party`, or empty for a search
 * @throws DomainError `NO_ADULT` or `PARTY_TOO_LARGE`
 */
export function checkParty(party: Party, rules: PassengerRules, leg?: LegName): void {
  const place = leg ? { leg } : {};
  const path = leg ? `${leg}.party` : 'party';
  if (party.adults < 1) {
    throw new DomainError('NO_ADULT', { ...place, errors: { [`${path}.adults`]: ['NO_ADULT'] } });
  }
  if (sizeOf(party) > rules.maxPerBooking) {
    throw new DomainError('PARTY_TOO_LARGE', { ...place, errors: { [path]: ['PARTY_TOO_LARGE'] } });
  }
}

export function sizeOf(party: Party): number {
  return PARTY_CLASSES.reduce((sum, each) => sum + party[each], 0);
}

/**
 * Who shares a room or a part of the floor, and how many infants have a berth of their own there.
 */
export interface CabinParty {
  party: Party;
  infantBerths: number;
}

/**
 * Infants who pay the child fare: those with a berth of their own, and those beyond the free ones
 * of each adult. A free infant shares a berth with an adult, so only adults of the same cabin
 * count.
 */
export function payingInfants({ party, infantBerths }: CabinParty, rules: PassengerRules): number {
  const sharing = party.infants - infantBerths;
  return infantBerths + Math.max(0, sharing - party.adults * rules.freeInfantsPerAdult);
}

/**
 * Berths the cabin's party takes: each passenger who pays has one, free infants and babies share.
 */
export function berthsFor(cabin: CabinParty, rules: PassengerRules): number {
  return cabin.party.adults + cabin.party.children + payingInfants(cabin, rules);
}
