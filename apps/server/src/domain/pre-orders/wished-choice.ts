import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { findSectionOf } from '../waitlist/to-entry.ts';
import { type WishedLeg, wishedLegs } from '../waitlist/wish.ts';
import type { PreOrderRow } from './pre-order-rows.ts';

/** A choice of an order, with what it takes in each of its cabin types that are possible: one, unless any will do. */
export interface WishedChoice {
  section: SectionOfSailing;
  cabinTypeId: string | null;
  legs: readonly [WishedLeg, ...WishedLeg[]];
}

type Wishing = Pick<PreOrderRow, 'from_port_id' | 'to_port_id' | 'choices' | 'wish'>;

/**
 * The choices of an order that are possible, the first one first: those of sailings that sail no more, and those that the
 * wish does not fit into, are left out.
 * @throws DomainError what {@link wishedLegs} says of the wish where it says so of every choice
 */
export async function wishedChoices(
  db: Kysely<Database>,
  { from_port_id, to_port_id, choices, wish }: Wishing,
  now: Date,
): Promise<WishedChoice[]> {
  const found: WishedChoice[] = [];
  let refused: unknown;
  for (const { sailingId, cabinTypeId } of choices) {
    const section = await findSectionOf(db, { sailing_id: sailingId, from_port_id, to_port_id });
    if (section?.row.status !== 'scheduled') continue;
    try {
      const cabinTypeIds = cabinTypeId === null ? [] : [cabinTypeId];
      const [first, ...others] = wishedLegs(section, { ...wish, cabinTypeIds }, now).filter(
        ({ availability }) => availability !== 'unsuitable',
      );
      if (first) found.push({ section, cabinTypeId, legs: [first, ...others] });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused ??= error;
    }
  }
  if (found.length === 0 && refused) throw refused;
  return found;
}
