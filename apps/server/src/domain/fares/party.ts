import type { PassengerRules } from '../../operator/selling-rules.ts';
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

/**
 * Checks what the web accepts: at least one adult (children do not travel alone), and no more
 * passengers than one booking may have.
 * @throws DomainError `VALIDATION_FAILED` with `NO_ADULT` or `PARTY_TOO_LARGE`
 */
export function checkParty(party: Party, rules: PassengerRules): void {
  if (party.adults < 1) {
    throw new DomainError('VALIDATION_FAILED', { errors: { 'party.adults': ['NO_ADULT'] } });
  }
  if (party.adults + party.children + party.infants + party.babies > rules.maxPerBooking) {
    throw new DomainError('VALIDATION_FAILED', { errors: { party: ['PARTY_TOO_LARGE'] } });
  }
}

/** Infants who pay the child fare: those beyond the free ones of each adult. */
export function payingInfants(party: Party, rules: PassengerRules): number {
  return Math.max(0, party.infants - party.adults * rules.freeInfantsPerAdult);
}

/** Berths the party takes: everyone who pays has one, free infants and babies share. */
export function berthsFor(party: Party, rules: PassengerRules): number {
  return party.adults + party.children + payingInfants(party, rules);
}
