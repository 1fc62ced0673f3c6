import type { ErrorCode } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findSailing } from '../../domain/sailings/sailing-rows.ts';
import { sectionOf } from '../../domain/sailings/section.ts';
import { toOffer } from '../../domain/search/sailing-offer.ts';
import type { LegOffer } from '../../domain/trips/leg-offer.ts';

/**
 * Runs the attempt on one leg; when places are missing, the error says which: `DECK_FULL` or
 * `PET_ROOM_FULL` where only those are, `CABIN_SOLD_OUT` if another cabin type of the sailing still
 * takes this party, else `SAILING_SOLD_OUT`; all with the leg.
 */
export async function withSoldOutOfLeg(
  db: Kysely<Database>,
  clock: Clock,
  offer: LegOffer,
  attempt: () => Promise<void> | void,
): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const details = { ...error.details, leg: offer.leg };
    if (!/^(?:CABIN|SAILING)_SOLD_OUT$/.test(error.code))
      throw new DomainError(error.code, details);
    throw new DomainError(await codeOf(db, clock, offer, details.poolIds), details);
  }
}

async function codeOf(
  db: Kysely<Database>,
  clock: Clock,
  { choice }: LegOffer,
  poolIds: readonly string[] | undefined,
): Promise<ErrorCode> {
  const row = await findSailing(db, choice, choice.sailingId);
  const short = row?.pools.filter(({ id }) => poolIds?.includes(id)) ?? [];
  const isCabin = short.length === 0 || short.some(({ kind }) => CABIN_POOLS.includes(kind));
  if (!isCabin) return short.some(({ kind }) => kind !== 'pets') ? 'DECK_FULL' : 'PET_ROOM_FULL';
  const calls = row && sectionOf(row, choice);
  if (!calls) return 'SAILING_SOLD_OUT';
  const requested = { party: choice.party, vehicles: [], pets: 0, outbound: undefined };
  const { cabinOffers } = toOffer({ row, ports: choice, calls }, requested, clock.now());
  const hasOther = cabinOffers.some(({ availability }) => /^(?:available|few)$/.test(availability));
  return hasOther ? 'CABIN_SOLD_OUT' : 'SAILING_SOLD_OUT';
}

const CABIN_POOLS = ['berths', 'rooms'];
