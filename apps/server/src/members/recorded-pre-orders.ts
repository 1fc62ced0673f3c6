import type { RecordedPreOrder, RecordedSaleReminder } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../database/pipeline.ts';
import type { Database } from '../database/schema.ts';
import { jstInstant } from '../domain/instant.ts';
import {
  findPreOrdersOf,
  orderState,
  type PreOrderRow,
} from '../domain/pre-orders/pre-order-rows.ts';
import { toSailing } from '../domain/sailings/offer.ts';
import { findRemindersOf } from '../domain/sale-reminders/reminder-rows.ts';
import { salesOfDay } from '../domain/sale-reminders/sales-of-day.ts';
import { findSectionOf } from '../domain/waitlist/to-entry.ts';
import type { Waiter } from '../domain/waitlist/waitlist-rows.ts';

/** As the contract has them. */
const MOST = 1000;

/**
 * A member's orders for trips that were not on sale, with the names in them, the earliest opening first; not those of another
 * contact whose link the session has opened. Guarded by `test/pre-orders/orders.suite.ts`.
 */
export async function recordedPreOrders(
  db: Kysely<Database>,
  member: Waiter,
): Promise<RecordedPreOrder[]> {
  const orders = await findPreOrdersOf(db, member, { after: undefined, most: MOST });
  const own = orders.filter(({ member_id }) => member_id === member.memberId);
  return pipeline(own.toReversed().map((order) => recordOf(db, order)));
}

async function recordOf(db: Kysely<Database>, order: PreOrderRow): Promise<RecordedPreOrder> {
  const choices = await pipeline(order.choices.map((choice) => choiceOf(db, order, choice)));
  const { party, vehicles, pets } = order.wish;
  return {
    choices: choices.filter((choice) => choice !== undefined),
    party,
    vehicles: vehicles.length,
    pets: pets.length,
    passengers: order.passengers.map(({ hasOneName: _, ...passenger }) => passenger),
    paymentMethod: order.payment_method,
    email: order.email,
    salesOpenAt: jstInstant(order.opens_at),
    acceptedAt: jstInstant(order.confirmed_at ?? order.opens_at),
    state: orderState(order),
  };
}

/** Undefined where the timetable has its section no more. */
async function choiceOf(
  db: Kysely<Database>,
  { from_port_id, to_port_id }: PreOrderRow,
  { sailingId, cabinTypeId }: PreOrderRow['choices'][number],
) {
  const section = await findSectionOf(db, { sailing_id: sailingId, from_port_id, to_port_id });
  if (!section) return undefined;
  const { fromPort, toPort, departureAt } = toSailing(section);
  const cabin = section.row.cabin_types.find(({ id }) => id === cabinTypeId);
  return {
    fromPortName: fromPort.name,
    toPortName: toPort.name,
    departureAt,
    cabinName: cabin?.name ?? null,
  };
}

/** The days of whose opening a member is told, the earliest first. Guarded by `test/sale-reminders/sale-reminders.suite.ts`. */
export async function recordedReminders(
  db: Kysely<Database>,
  memberId: string,
): Promise<RecordedSaleReminder[]> {
  const reminders = await findRemindersOf(db, memberId, MOST);
  return pipeline(
    reminders.map(async ({ from_port_id, to_port_id, service_date: date, ...reminder }) => {
      const day = { fromPortId: from_port_id, toPortId: to_port_id, date };
      const { fromPort, toPort, opensAt } = await salesOfDay(db, day);
      return {
        fromPortName: fromPort.name,
        toPortName: toPort.name,
        date,
        salesOpenAt: jstInstant(opensAt ?? reminder.opens_at),
        registeredAt: jstInstant(reminder.confirmed_at ?? reminder.opens_at),
      };
    }),
  );
}
