import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import type { Transaction } from 'kysely';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { Database } from '../../database/schema.ts';
import type { QuotedCancellation } from '../../domain/cancellations/quote-cancellation.ts';
import type { RestLeg } from '../../domain/cancellations/rest-of-trip.ts';
import { lockStock, returnStock } from '../../domain/inventory/stock.ts';
import { movePassengerLinks } from '../../domain/passenger-links/link-rows.ts';
import type {
  LegOfReservation,
  ReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import {
  type ReservationRow,
  replaceLegs,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { renumberTickets } from '../../domain/tickets/renumber-tickets.ts';
import { stockOf } from '../holding/expire-holds.ts';

type Rest = NonNullable<QuotedCancellation['rest']>;

/**
 * Makes a reservation what is left of it, and gives back the places of the rest; its row is locked by the
 * caller.
 * @returns the reservation as it is now
 */
export async function storeRest(
  tx: Transaction<Database>,
  row: ReservationRow,
  { outbound, returnLeg }: ReservationLegs,
  { rest, waivedYen, now }: { rest: Rest; waivedYen: number; now: Date },
): Promise<ReservationRow> {
  const legs = returnLeg ? [outbound, returnLeg] : [outbound];
  const left = legs.map((leg) => rest.legs.find(({ before }) => before === leg.row.leg));
  const pools = legs.map((leg, index) => poolsOf(leg, left[index]));
  if (legs.length > 1)
    await lockStock(
      tx,
      legs.map((leg) => leg.row.sailing_id),
    );
  for (const [index, leg] of legs.entries()) {
    const freed = difference(leg.row.pools, pools[index] ?? []);
    if (freed.length > 0) await returnStock(tx, { ...stockOf(leg.row), pools: freed });
  }
  await replaceLegs(
    tx,
    row.id,
    legs.flatMap(({ row: { reservation_id: _, is_unconfirmed: __, ...leg } }, index) => {
      const kept = left[index];
      return kept
        ? [{ ...leg, leg: kept.leg, content: kept.content, pools: pools[index] ?? [] }]
        : [];
    }),
  );
  await renumberTickets(tx, row.id, rest, now);
  await movePassengerLinks(tx, row.id, rest.passengersBefore, now);
  if (outbound.row.is_unconfirmed) await keepUnconfirmed(tx, row.id);
  return updateReservation(tx, row, {
    passengers: JSON.stringify(rest.passengers),
    quote: JSON.stringify(rest.quote),
    sale: JSON.stringify(rest.sale),
    total_yen: rest.quote.totalYen,
    waived_yen: waivedYen,
    ...limitOf(row, legs, rest),
  });
}

/** What is left of a leg takes, each pool once; never more than before. */
function poolsOf({ row }: LegOfReservation, left: RestLeg | undefined): PoolDemand[] {
  if (!left) return [];
  const { cabins, vehicles, petPoolId } = left.sold;
  const pets = left.content.pets.filter(({ stay }) => stay === 'petRoom').length;
  const demands = [
    ...cabins,
    ...vehicles,
    ...(petPoolId && pets > 0 ? [{ poolId: petPoolId, quantity: pets }] : []),
  ];
  return row.pools.flatMap(({ poolId, quantity: before }) => {
    const needed = demands.filter((each) => each.poolId === poolId);
    const quantity = needed.reduce((sum, each) => sum + each.quantity, 0);
    return quantity > 0 ? [{ poolId, quantity: Math.min(before, quantity) }] : [];
  });
}

function difference(before: readonly PoolDemand[], after: readonly PoolDemand[]): PoolDemand[] {
  return before.flatMap(({ poolId, quantity }) => {
    const left = after.find((each) => each.poolId === poolId)?.quantity ?? 0;
    return quantity > left ? [{ poolId, quantity: quantity - left }] : [];
  });
}

/** Until when the party checks in may be another time; a payment at a store keeps its deadline. */
function limitOf(
  { payment_method }: ReservationRow,
  legs: readonly LegOfReservation[],
  { legs: left, passengers }: Rest,
): { limit_time?: Date } {
  const [first] = left;
  const leg = legs.find((each) => each.row.leg === first?.before);
  if (!first || !leg || payment_method === 'convenienceStore') return {};
  const { vehicles } = first.content;
  const travellers = travellersOf(passengers, 'outbound');
  const cutOff = checkInCutOff(leg.described.sailing, { vehicles, passengers: travellers });
  return { limit_time: new Date(cutOff) };
}

async function keepUnconfirmed(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ is_unconfirmed: true })
    .where('reservation_id', '=', reservationId)
    .execute();
}
