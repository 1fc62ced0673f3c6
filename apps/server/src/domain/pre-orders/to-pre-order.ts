import type { PreOrder } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { type SectionOfSailing, toCabinType, toSailing } from '../sailings/offer.ts';
import { closingOf } from '../sailings/pre-order-window.ts';
import { offerTrip } from '../trips/find-trip-offer.ts';
import { anonymousTrip } from '../trips/priced-trip.ts';
import { findEntriesOfPreOrder } from '../waitlist/order-entries.ts';
import { toEntry } from '../waitlist/to-entry.ts';
import type { WishedLeg } from '../waitlist/wish.ts';
import { orderState, type PreOrderRow } from './pre-order-rows.ts';
import { wishedChoices } from './wished-choice.ts';

/** The order in the contract's shape, without the names in it. */
export async function toPreOrder(
  db: Kysely<Database>,
  order: PreOrderRow,
  now: Date,
): Promise<PreOrder> {
  const choices = await possibleChoices(db, order, now);
  const rows = await findEntriesOfPreOrder(db, order.id);
  const entries = await pipeline(rows.map((row) => toEntry(db, row, now)));
  const { party, vehicles, pets } = order.wish;
  return {
    id: order.id,
    state: orderState(order),
    choices: choices.map(({ section, cabinTypeId, legs }) => ({
      sailing: toSailing(section),
      cabinType: cabinTypeId === null ? null : cabinTypeOf(section.row.cabin_types, cabinTypeId),
      totalYen: Math.min(...legs.map((leg) => totalOf(section, leg, now))),
    })),
    ...{ party, vehicles, pets },
    paymentMethod: order.payment_method,
    closesAt: jstInstant(closingOf(order.opens_at)),
    salesOpenAt: jstInstant(order.opens_at),
    entries: entries.filter((entry) => entry !== undefined),
    serverTime: jstInstant(now),
  };
}

/** What it costs at the fares of now. */
const totalOf = (section: SectionOfSailing, leg: WishedLeg, now: Date): number =>
  offerTrip(anonymousTrip({ outbound: leg.choice, return: null }), [section], now).quote.totalYen;

function cabinTypeOf(types: Parameters<typeof toCabinType>[0][], id: string) {
  const type = types.find((each) => each.id === id);
  if (!type) throw new Error('A choice that is possible has its cabin type');
  return toCabinType(type);
}

/** None of an order whose wish the operator's data refuse now. */
async function possibleChoices(db: Kysely<Database>, order: PreOrderRow, now: Date) {
  try {
    return await wishedChoices(db, order, now);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
