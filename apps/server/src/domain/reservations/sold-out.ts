import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import type { DraftContent } from '../drafts/draft-rows.ts';
import { describeOffer } from '../sailings/offer.ts';
import { findSailing } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';

/**
 * Runs the attempt; when it finds the cabin type sold out, the answer is `CABIN_SOLD_OUT` only if
 * another cabin type of the sailing still takes this party, else `SAILING_SOLD_OUT`.
 */
export async function withSoldOutOfSailing(
  db: Kysely<Database>,
  clock: Clock,
  { choice, party }: Pick<DraftContent, 'choice' | 'party'>,
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const isSoldOut =
      error instanceof DomainError && /^(?:CABIN|SAILING)_SOLD_OUT$/.test(error.code);
    if (!isSoldOut) throw error;
    const row = await findSailing(db, choice, choice.sailingId);
    const calls = row && sectionOf(row, choice);
    const offers = calls
      ? describeOffer({ row, ports: choice, calls }, party, clock.now()).cabinOffers
      : [];
    const hasOther = offers.some(({ availability }) => /^(?:available|few)$/.test(availability));
    throw new DomainError(hasOther ? 'CABIN_SOLD_OUT' : 'SAILING_SOLD_OUT', error.details);
  }
}
