import type { LegName } from '@ferry/api/customer-server';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { StoredSale } from '../../database/stored-sale.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockStock, takeStock } from '../../domain/inventory/stock.ts';
import { Refusal } from '../../domain/refusal.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findLegsIfAny,
  type LegOfReservation,
} from '../../domain/reservations/reservation-legs.ts';
import {
  findForUpdate,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { toCabinType } from '../../domain/sailings/offer.ts';
import { findSailing, type SailingRow } from '../../domain/sailings/sailing-rows.ts';
import { type CallPair, sectionOf } from '../../domain/sailings/section.ts';
import { isStandingBy } from '../../domain/service/standing-by.ts';
import { type Passed, passGate } from '../../domain/tickets/gate.ts';
import { issueAll } from '../../domain/tickets/list-tickets.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { type CabinsInGrade, cabinsInGrade } from './cabins-in-grade.ts';

/** Why a port gives no place to a customer who was late. */
export type StandByReason =
  | 'unknown'
  /** No leg of it is on stand-by: it was not asked for, or was taken already. */
  | 'notStandingBy'
  /** The leg is ready for another sailing for so long; the fact is the last service date. */
  | 'tooLate'
  /** Before the sailing that was booked. */
  | 'tooEarly'
  | 'noSailing'
  | 'otherSection'
  | 'serviceCancelled'
  /** The timetable has it otherwise now, and it is not sold. */
  | 'offSale'
  /** Nothing of the booked grade is free, or not for all. */
  | 'full';

/** A port gives no place; nothing has changed. */
export class StandByRefusal extends Refusal<StandByReason> {
  override readonly name = 'StandByRefusal';
}

/** What a customer who was late got. */
interface TakenStandBy {
  passed: Passed;
  /** Names of the cabin types, in the order of the leg's cabins. */
  cabins: string[];
}

/**
 * At the gate: a leg that is on stand-by takes places of the booked grade on the sailing for which its customers have come, and all of
 * them are checked in. All of it in the caller's transaction, or nothing: a gate that is not open yet keeps no place. Nothing is
 * paid or paid back. Guarded by `stand-by.postgres.spec.ts`.
 * @throws StandByRefusal, and `GateRefusal` where the sailing's boarding window is not open
 */
export async function takeStandBy(
  tx: Transaction<Database>,
  keys: KeyRing,
  { reservationId, sailingId }: { reservationId: string; sailingId: string },
  now: Date,
): Promise<TakenStandBy> {
  const row = await findForUpdate(tx, reservationId);
  const legs = row && !row.names_removed_at ? await findLegsIfAny(tx, row.id) : undefined;
  if (!row || !legs) throw new StandByRefusal('unknown');
  const waiting = [legs.outbound, legs.returnLeg].filter((leg) => leg && isStandingBy(leg));
  if (row.state !== 'confirmed' || waiting.length === 0) throw new StandByRefusal('notStandingBy');
  await lockStock(tx, [sailingId]);
  const { leg, sailing, calls } = await findFitting(tx, waiting, sailingId);
  assertTakes(leg, sailing, calls);
  const cabins = cabinsInGrade(sailing, calls, leg.row.content);
  if (!cabins) throw new StandByRefusal('full');
  await takePlaces(tx, { sailingId, ...calls, pools: cabins.pools });
  const changed = await moveLeg(tx, { row, leg }, { sailingId, calls, cabins });
  await addHistory(tx, row.id, 'standByTaken', now, 'operator');
  const issued = await issueAll(tx, changed, now);
  const [group] = issued.find((each) => each.leg.row.leg === leg.row.leg)?.tickets ?? [];
  // Its sailing has arrived.
  if (!group) throw new StandByRefusal('tooLate', leg.row.stand_by_until ?? '');
  const passed = await passGate(
    tx,
    keys,
    'checkIn',
    { code: group.row.short_code, sailingId },
    now,
  );
  return { passed, cabins: cabins.types.map(({ name }) => name) };
}

interface Fitting {
  leg: LegOfReservation;
  sailing: SailingRow;
  calls: CallPair;
}

/** The leg whose section the sailing has, of its own route. @throws StandByRefusal */
async function findFitting(
  tx: Transaction<Database>,
  legs: readonly (LegOfReservation | undefined)[],
  sailingId: string,
): Promise<Fitting> {
  let isKnown = false;
  for (const leg of legs) {
    if (!leg) continue;
    const { from_port_id: fromPortId, to_port_id: toPortId } = leg.row;
    const ports = { fromPortId, toPortId };
    const sailing = await findSailing(tx, ports, sailingId);
    if (!sailing) continue;
    isKnown = true;
    const calls = sectionOf(sailing, ports);
    if (calls && sailing.route_id === leg.described.sailing.routeId) return { leg, sailing, calls };
  }
  if (!isKnown) throw new StandByRefusal('noSailing');
  const [leg] = legs;
  const { fromPort, toPort } = leg?.described.sailing ?? {};
  throw new StandByRefusal('otherSection', `${fromPort?.name}-${toPort?.name}`);
}

/** @throws StandByRefusal */
function assertTakes(
  { row, described }: LegOfReservation,
  sailing: SailingRow,
  { fromCall }: CallPair,
): void {
  if (sailing.status === 'cancelled') throw new StandByRefusal('serviceCancelled');
  if (sailing.status !== 'scheduled') throw new StandByRefusal('noSailing');
  const until = row.stand_by_until ?? '';
  if (sailing.service_date > until) throw new StandByRefusal('tooLate', until);
  const minutes = sailing.call_departures[fromCall] ?? 0;
  const departureAt = new Date(instantOf(sailing.service_date, serviceTimeOf(minutes)));
  const { departureAt: booked, date } = described.sailing;
  if (departureAt < new Date(booked)) throw new StandByRefusal('tooEarly', date);
}

/** @throws StandByRefusal */
async function takePlaces(
  tx: Transaction<Database>,
  demand: Parameters<typeof takeStock>[1],
): Promise<void> {
  try {
    await takeStock(tx, demand);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'WEB_SALES_CLOSED') {
      throw new StandByRefusal('offSale');
    }
    throw error;
  }
}

/**
 * The leg is on the other sailing from then on, in its cabins. What it was sold by stays, by the names of the cabins that it has
 * now: a later change of the booking finds its prices by them. What it takes is as it is now.
 */
async function moveLeg(
  tx: Transaction<Database>,
  { row, leg }: { row: ReservationRow; leg: LegOfReservation },
  { sailingId, calls, cabins }: { sailingId: string; calls: CallPair; cabins: CabinsInGrade },
): Promise<ReservationRow> {
  const { content, leg: name } = leg.row;
  const inPlace = content.cabins.map((cabin, index) => {
    const type = cabins.types[index];
    return type ? { ...cabin, cabinType: toCabinType(type) } : cabin;
  });
  await tx
    .updateTable('reservation_leg')
    .set({
      sailing_id: sailingId,
      from_call: calls.fromCall,
      to_call: calls.toCall,
      pools: JSON.stringify(cabins.pools),
      content: JSON.stringify({ ...content, cabins: inPlace }),
      moved_from: null,
      is_stand_by_taken: true,
    })
    .where('reservation_id', '=', row.id)
    .where('leg', '=', name)
    .execute();
  const sale = row.sale && soldIn(row.sale, name, cabins);
  return updateReservation(tx, row, { sale: sale && JSON.stringify(sale) });
}

function soldIn(sale: StoredSale, name: LegName, { types, sold }: CabinsInGrade): StoredSale {
  const [leg, fares] = [sale[name], sale.fares[name]];
  if (!leg || !fares) return sale;
  const cabins = fares.cabins.map((cabin, index) => ({
    ...cabin,
    cabinTypeName: types[index]?.name ?? cabin.cabinTypeName,
  }));
  return {
    ...sale,
    [name]: { ...leg, ...sold },
    fares: { ...sale.fares, [name]: { ...fares, cabins } },
  };
}
