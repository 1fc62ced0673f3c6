import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type {
  Charge,
  ChargeRequest,
  ChargeStatus,
} from '../../booking/services/payment-provider.ts';
import type { Database } from '../../database/schema.ts';
import { addMinutes, jstInstant } from '../../domain/instant.ts';
import { announce } from './events.ts';
import type { SandboxStore } from './store.ts';
import type { Scenario } from './test-cards.ts';
import { newSandboxId } from './tokens.ts';

export type ChargeRow = Selectable<Database['sandbox_charge']>;

/** Minutes for which the customer may take to prove who they are, or to pay by PayPay. */
const CARD_CHALLENGE_MINUTES = 10;
const SLOW_SECONDS = 15;
/** The same for each payment at a store: no till ever reads it. */
export const CONFIRMATION_NUMBER = '0312345678';

/** Path below which the sandbox has its pages. */
export const SANDBOX_PATH = '/sandbox-payments';

const FIRST_STATUS: Record<Scenario, ChargeStatus> = {
  frictionless: 'captured',
  attempted: 'captured',
  challenge: 'requiresAction',
  declined: 'declined',
  authenticationFailed: 'tdsFailed',
  slow: 'processing',
  lostResponse: 'captured',
  store: 'awaitingPayment',
  payPay: 'requiresAction',
};

/** A charge for the request; the one that was made before when there is one. */
export async function createCharge(
  { db, clock }: SandboxStore,
  request: ChargeRequest,
): Promise<{ row: ChargeRow; isNew: boolean }> {
  const scenario = await scenarioOf(db, request);
  const now = clock.now();
  const status = scenario ? FIRST_STATUS[scenario] : 'declined';
  const made = await db
    .insertInto('sandbox_charge')
    .values({
      id: newSandboxId('chg'),
      charge_key: request.paymentId,
      method: request.redirect ?? (request.store ? 'store' : 'card'),
      amount_yen: request.amountYen,
      state: status,
      scenario: scenario ?? 'declined',
      action_id: status === 'requiresAction' ? newSandboxId('act') : null,
      return_url: request.returnPath,
      payment_number: request.store ? newPaymentNumber() : null,
      store_name: request.store?.store.name ?? null,
      holder: request.card?.keeps ? (request.card.holder ?? null) : null,
      expires_at:
        status === 'requiresAction'
          ? addMinutes(now, CARD_CHALLENGE_MINUTES)
          : (request.store?.payBy ?? null),
      settles_at: status === 'processing' ? new Date(now.getTime() + SLOW_SECONDS * 1000) : null,
      settles_as: status === 'processing' ? 'captured' : null,
      captured_at: status === 'captured' ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('charge_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await findCharge({ db, clock }, { paymentId: request.paymentId });
  if (!row) throw new Error('The sandbox has lost a charge');
  if (made && row.state === 'captured') {
    await keepToken(db, row);
    await announce({ db, clock }, row.id, 'charge.captured');
  }
  return { row, isNew: made !== undefined };
}

/** A charge as it is now; what time has done to it in between has happened. */
export async function findCharge(
  { db, clock }: SandboxStore,
  by: { paymentId: string } | { chargeId: string } | { actionId: string },
): Promise<ChargeRow | undefined> {
  const [column, id] =
    'paymentId' in by
      ? (['charge_key', by.paymentId] as const)
      : 'chargeId' in by
        ? (['id', by.chargeId] as const)
        : (['action_id', by.actionId] as const);
  // From an address: PostgreSQL has no text with NUL.
  if (id.includes('\0')) return undefined;
  const query = db.selectFrom('sandbox_charge').selectAll().where(column, '=', id);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const now = clock.now();
  if (row.state === 'processing' && row.settles_at && row.settles_at <= now) {
    return changeCharge({ db, clock }, row, row.settles_as as ChargeStatus);
  }
  const isOver = row.expires_at !== null && row.expires_at <= now;
  if (isOver && row.state === 'requiresAction') {
    return changeCharge({ db, clock }, row, 'timedOut');
  }
  if (isOver && row.state === 'awaitingPayment') {
    return changeCharge({ db, clock }, row, 'expired');
  }
  return row;
}

/** Brings the charge into another state, unless it is in another one than was read by now. */
export async function changeCharge(
  store: SandboxStore,
  row: ChargeRow,
  status: ChargeStatus,
  more: { settles_at?: Date; settles_as?: ChargeStatus; refunded_yen?: number } = {},
): Promise<ChargeRow> {
  const changed = await store.db
    .updateTable('sandbox_charge')
    .set({
      state: status,
      ...more,
      ...(status === 'captured' && { captured_at: row.captured_at ?? capturedAt(row, store) }),
    })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst();
  if (changed && status === 'captured') await keepToken(store.db, row);
  if (changed) await announce(store, row.id, `charge.${status.toLowerCase()}`);
  const now = changed ?? (await findCharge(store, { chargeId: row.id }));
  if (!now) throw new Error('The sandbox has lost a charge');
  return now;
}

/** What takes its time is captured at that time, however late it is looked at. */
const capturedAt = ({ settles_at }: ChargeRow, { clock }: SandboxStore): Date => {
  const now = clock.now();
  return settles_at && settles_at < now ? settles_at : now;
};

const actionUrl = (method: string, actionId: string): string =>
  `${SANDBOX_PATH}/${method === 'payPay' ? 'paypay' : 'challenges'}/${actionId}`;

/** The charge in the port's words. */
export function toCharge(row: ChargeRow): Charge {
  const isStore = row.method === 'store';
  return {
    chargeId: row.id,
    paymentId: row.charge_key,
    status: row.state as ChargeStatus,
    capturedAt: row.captured_at ?? undefined,
    actionUrl: row.action_id ? actionUrl(row.method, row.action_id) : undefined,
    instructions:
      isStore && row.payment_number && row.store_name && row.expires_at
        ? {
            storeName: row.store_name,
            paymentNumber: row.payment_number,
            confirmationNumber: CONFIRMATION_NUMBER,
            payBy: jstInstant(row.expires_at),
            url: `${SANDBOX_PATH}/stores/${row.id}`,
          }
        : undefined,
  };
}

/** What a holder has kept is theirs from the first payment that succeeded with it. */
async function keepToken(db: Kysely<Database>, { charge_key, holder }: ChargeRow): Promise<void> {
  if (holder === null) return;
  await db
    .updateTable('sandbox_token')
    .set({ holder })
    .where('charge_key', '=', charge_key)
    .execute();
}

async function scenarioOf(
  db: Kysely<Database>,
  request: ChargeRequest,
): Promise<Scenario | undefined> {
  if (request.redirect) return request.redirect;
  return request.store ? 'store' : useToken(db, request);
}

/** A token belongs to the first charge that comes with it, or to the holder it is kept for. */
async function useToken(
  db: Kysely<Database>,
  { card, paymentId }: ChargeRequest,
): Promise<Scenario | undefined> {
  const used = await db
    .updateTable('sandbox_token')
    .set({ charge_key: paymentId })
    .where('id', '=', card?.token ?? '')
    .where((row) =>
      row.or([
        row('charge_key', 'is', null),
        row('charge_key', '=', paymentId),
        ...(card?.holder ? [row('holder', '=', card.holder)] : []),
      ]),
    )
    .returning('scenario')
    .executeTakeFirst();
  return used?.scenario as Scenario | undefined;
}

function newPaymentNumber(): string {
  const part = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');
  return `${part(4)}-${part(3)}-${part(3)}`;
}
