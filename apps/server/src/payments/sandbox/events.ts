import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ProviderEvent } from '../../booking/services/payment-provider.ts';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../../domain/instant.ts';
import type { SandboxStore } from './store.ts';
import { newSandboxId } from './tokens.ts';

/** Sends an event to the receiver. @returns the status of its response */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

/** Seconds by which a signature's time may differ from the receiver's clock. */
const SIGNATURE_SECONDS = 300;
const MAX_ATTEMPTS = 15;

/** Something has happened to a charge: the receiver is told, again and again until it answers. */
export async function announce(
  { db, clock }: SandboxStore,
  chargeId: string,
  type: string,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('sandbox_event')
    .values({ id: newSandboxId('evt'), charge_id: chargeId, type, created_at: now, due_at: now })
    .execute();
}

/**
 * Delivers the events that are due, each by one process; one that is not taken comes again later.
 * @param copies how often each is sent: a network may double what it carries
 * @returns how many were taken
 */
export async function deliverDue(
  { db, clock }: SandboxStore,
  deliver: Deliver,
  copies = 1,
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ id: string; charge_id: string; type: string; created_at: Date }>`
    update sandbox_event set attempts = attempts + 1,
      due_at = case when attempts >= ${MAX_ATTEMPTS} then null
        else ${now}::timestamptz + 5 * power(2, attempts) * interval '1 second' end
    where id in (
      select id from sandbox_event where due_at <= ${now} order by due_at limit 20
      for update skip locked
    )
    returning id, charge_id, type, created_at`.execute(db);
  let taken = 0;
  for (const { id, charge_id: chargeId, type, created_at } of rows) {
    const event = { id, type, createdAt: jstInstant(created_at), chargeId };
    const body = JSON.stringify(event);
    const headers = { 'payment-signature': await sign(db, body, now) };
    const statuses: number[] = [];
    for (let copy = 0; copy < copies; copy += 1) statuses.push(await deliver(body, headers));
    if (statuses.some((status) => status >= 300)) continue;
    await db.updateTable('sandbox_event').set({ due_at: null }).where('id', '=', id).execute();
    taken += 1;
  }
  return taken;
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`. */
export async function sign(db: Kysely<Database>, body: string, now: Date): Promise<string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${await macOf(db, seconds, body)}`;
}

/** @returns undefined when the signature is not ours, or too old */
export async function readEvent(
  { db, clock }: SandboxStore,
  body: string,
  signature: unknown,
): Promise<ProviderEvent | undefined> {
  const [, seconds = '', mac = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (Math.abs(clock.now().getTime() / 1000 - Number(seconds)) > SIGNATURE_SECONDS)
    return undefined;
  const expected = await macOf(db, seconds, body);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mac.padEnd(64)))) return undefined;
  // The contract has checked its form, and only we sign.
  const { id, type, chargeId } = JSON.parse(body) as ProviderEvent;
  return { id, type, chargeId };
}

async function macOf(db: Kysely<Database>, seconds: string, body: string): Promise<string> {
  const { webhook_secret: secret } = await db
    .selectFrom('sandbox_setting')
    .select('webhook_secret')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
