import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../../domain/instant.ts';
import { wakeRefunds } from '../../domain/payments/refund-rows.ts';
import { withTimeout } from '../services/call-provider.ts';
import type { ProviderEvent } from '../services/payment-provider.ts';
import type { PaymentContext } from './drive-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Minutes for which processed events are kept, so that one that comes again is known. */
const EVENT_KEPT_MINUTES = 90 * 24 * 60;
/** Until then the process that has received it is processing it. */
const FIRST_TRY_MINUTES = 1;

/**
 * Stores an event whose signature has been checked, and processes it, once however often it comes.
 * What it says is not believed but for its instant: the provider is asked. When that fails now, a job tries again.
 */
export async function receiveEvent(context: PaymentContext, event: ProviderEvent): Promise<void> {
  const { db, clock, payments } = context;
  const stored = await db
    .insertInto('payment_event')
    .values({
      provider: payments.name,
      id: event.id,
      charge_id: event.chargeId,
      type: event.type,
      received_at: clock.now(),
      processed_at: null,
      next_try_at: addMinutes(clock.now(), FIRST_TRY_MINUTES),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  try {
    await processEvent(context, event);
  } catch (error) {
    context.onFailure(error, event.chargeId);
  }
}

/** Processes what was stored and not processed, each by one process only. @returns how many events */
export async function processStoredEvents(context: PaymentContext): Promise<number> {
  let processed = 0;
  for (const { charge_id: chargeId, ...event } of await takeDueEvents(context)) {
    try {
      await processEvent(context, { ...event, chargeId });
      processed += 1;
    } catch (error) {
      context.onFailure(error, chargeId);
    }
  }
  return processed;
}

/** Their next try is put off at the same time, for longer each time, up to six hours. */
async function takeDueEvents({ db, clock, payments }: PaymentContext, limit = 50) {
  const now = clock.now();
  const { rows } = await sql<{ id: string; type: string; charge_id: string }>`
    update payment_event set tries = tries + 1,
      next_try_at = ${now}::timestamptz + least(21600, 60 * power(2, least(tries, 10))) * interval '1 second'
    where provider = ${payments.name} and id in (
      select id from payment_event
      where provider = ${payments.name} and processed_at is null and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked
    )
    returning id, type, charge_id`.execute(db);
  return rows;
}

async function processEvent(context: PaymentContext, { id, chargeId, paidAt }: ProviderEvent) {
  const { db, clock, payments } = context;
  const charge = await withTimeout(payments.find({ chargeId }));
  // By our own id of it: the event may be here before the response that names the charge.
  if (charge) {
    await settlePayment(context, { ...charge, capturedAt: charge.capturedAt ?? paidAt });
    await wakeRefunds(db, charge.paymentId, clock.now());
  }
  await db
    .updateTable('payment_event')
    .set({ processed_at: clock.now() })
    .where('provider', '=', payments.name)
    .where('id', '=', id)
    .execute();
}

/** @returns how many events were removed because their time is over */
export async function deleteOldEvents(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_event')
    .where('received_at', '<=', addMinutes(now, -EVENT_KEPT_MINUTES))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
