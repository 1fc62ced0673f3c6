import type { Availability, CabinType, FareQuote, Sailing } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../operator/route-rules.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { berthsFor, checkParty, type Party } from '../fares/party.ts';
import { jstInstant } from '../instant.ts';
import type { StockDemand } from '../inventory/demand.ts';
import { availabilityOf, describeCabinType, describeSailing, quoteOf, salesOf } from './offer.ts';
import { findSailing, type PortPair } from './sailing-rows.ts';
import { sectionOf } from './section.ts';

/** What a customer has chosen: a section of a sailing and a cabin type. */
export interface LegChoice extends PortPair {
  sailingId: string;
  cabinTypeId: string;
}

/** A choice with its price, its word, and the stock that a hold takes. */
export interface Offer {
  sailing: Sailing;
  cabinType: CabinType;
  availability: Availability;
  quote: FareQuote;
  /** For `takeStock` and `returnStock`. */
  stock: StockDemand;
  salesOpenAt: string;
  rules: RouteRules;
}

/**
 * Prices one choice for a party: one round trip, nothing is stored or taken. Safe to call inside a
 * transaction, with it as `db`.
 * @throws DomainError `NOT_FOUND` when the sailing, the section on it, or the cabin type with a fare
 *   does not exist; `VALIDATION_FAILED` with `NO_ADULT` or `PARTY_TOO_LARGE`
 */
export async function findOffer(
  db: Kysely<Database>,
  clock: Clock,
  choice: LegChoice,
  party: Party,
): Promise<Offer> {
  return findOfferOf(db, clock, choice, party, ['scheduled', 'cancelled']);
}

/**
 * As {@link findOffer}, for a choice that was made before: a sailing that the operator has withdrawn
 * since is `cancelled`, so that the customer can go on to another one.
 */
export async function findFormerOffer(
  db: Kysely<Database>,
  clock: Clock,
  choice: LegChoice,
  party: Party,
): Promise<Offer> {
  return findOfferOf(db, clock, choice, party, ['scheduled', 'cancelled', 'withdrawn']);
}

async function findOfferOf(
  db: Kysely<Database>,
  clock: Clock,
  choice: LegChoice,
  party: Party,
  statuses: readonly SailingStatus[],
): Promise<Offer> {
  const row = await findSailing(db, choice, choice.sailingId);
  const calls = row && sectionOf(row, choice);
  const cabinType = row?.cabin_types.find((each) => each.id === choice.cabinTypeId);
  const adultYen = cabinType && row?.adult_yen?.[cabinType.grade];
  if (!row || !calls || !cabinType || adultYen === undefined || !statuses.includes(row.status)) {
    throw new DomainError('NOT_FOUND');
  }
  checkParty(party, row.rules.passengers);
  const section = { row, ports: choice, calls };
  const quantity = berthsFor(party, row.rules.passengers);
  return {
    sailing: describeSailing(section),
    cabinType: describeCabinType(cabinType),
    availability: availabilityOf(section, cabinType, party, clock.now()).availability,
    quote: quoteOf(section, cabinType, party, adultYen),
    stock: { sailingId: row.id, ...calls, pools: [{ poolId: cabinType.poolId, quantity }] },
    salesOpenAt: jstInstant(salesOf(section).opensAt),
    rules: row.rules,
  };
}

/**
 * Refuses an offer that the web does not sell now, with the error that says why. Whether the berths
 * are still there when the hold is made, only `takeStock` decides.
 * @throws DomainError `SAILING_CANCELLED`, `SALES_NOT_OPEN` with `details.salesOpenAt`,
 *   `WEB_SALES_CLOSED`, or `CABIN_SOLD_OUT` (full, or too small for the party)
 */
export function assertOnSale(offer: Pick<Offer, 'availability' | 'salesOpenAt'>): void {
  switch (offer.availability) {
    case 'available':
    case 'few':
      return;
    case 'cancelled':
      throw new DomainError('SAILING_CANCELLED');
    case 'notYetOpen':
      throw new DomainError('SALES_NOT_OPEN', { salesOpenAt: offer.salesOpenAt });
    case 'webClosed':
      throw new DomainError('WEB_SALES_CLOSED');
    case 'full':
    case 'unsuitable':
      throw new DomainError('CABIN_SOLD_OUT');
  }
}

/**
 * A sailing as a reservation shows it, and its rules of today, whatever has become of it since (cancelled, withdrawn, in
 * the past).
 * @returns undefined when the sailing or the section on it does not exist
 */
export async function getSailing(
  db: Kysely<Database>,
  choice: PortPair & { sailingId: string },
): Promise<Pick<Offer, 'sailing' | 'rules'> | undefined> {
  const row = await findSailing(db, choice, choice.sailingId);
  const calls = row && sectionOf(row, choice);
  return calls && { sailing: describeSailing({ row, ports: choice, calls }), rules: row.rules };
}
