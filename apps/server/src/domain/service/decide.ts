import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';
import type { OperatedSailing } from './operated-sailings.ts';
import { tellOfDecided } from './tell-of-sailings.ts';

/** What the company says of sailings. */
export type Decision =
  | { kind: 'cancelled'; reason: string }
  /** @property minutes against the timetable, 1 to 1440 */
  | { kind: 'delayed'; minutes: number; reason: string }
  | { kind: 'restored' };

/** Why nothing is decided: its time is over, it is in no timetable any more, does not sail, or has sailed. */
type DecisionRefusal = 'past' | 'withdrawn' | 'cancelled' | 'sailed';

/** What becomes of one sailing; `same`: it is so already. */
export type DecisionOutcome = 'decided' | 'same' | DecisionRefusal;

/**
 * One decision or load of a document at a time, until the transaction ends: each sees what the one before has
 * made of the sailings.
 */
export async function waitForOthers(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ferry operator'))`.execute(tx);
}

/**
 * Hours after the planned arrival in which a sailing that never left can still be cancelled: in a storm nobody is at the
 * keyboard in time, and its customers were not carried. Three days: a long weekend.
 */
export const CANCEL_WITHIN_HOURS = 72;

/**
 * What a decision would do with a sailing.
 * @param isNamed by its id: of a route's sailings those that have arrived are left alone
 */
export function outcomeOf(
  facts: OperatedSailing,
  decision: Decision,
  { now, isNamed }: { now: Date; isNamed: boolean },
): DecisionOutcome {
  const { status, decidedStatus, delayMinutes, delayReason } = facts;
  if (status === 'withdrawn') return 'withdrawn';
  const isOver = arrivalOf(facts) <= now;
  const mayBeLate = isNamed && decision.kind === 'cancelled';
  if (isOver && !(mayBeLate && now < addMinutes(arrivalOf(facts), CANCEL_WITHIN_HOURS * 60)))
    return 'past';
  if (isOver && facts.isBoarded && status === 'scheduled') return 'sailed';
  switch (decision.kind) {
    case 'cancelled':
      // What only the document has cancelled would come back with the next one.
      return status === 'cancelled' && decidedStatus === 'cancelled' ? 'same' : 'decided';
    case 'delayed': {
      if (status === 'cancelled') return 'cancelled';
      const isSame = delayMinutes === decision.minutes && delayReason === decision.reason;
      return isSame ? 'same' : 'decided';
    }
    case 'restored':
      return status === 'scheduled' && delayMinutes === null ? 'same' : 'decided';
  }
}

/** At the last port, as late as it is known to be. */
const arrivalOf = ({ date, arrives, delayMinutes }: OperatedSailing): Date =>
  addMinutes(new Date(instantOf(date, serviceTimeOf(arrives))), delayMinutes ?? 0);

/**
 * Stores the decision for sailings to whose facts it applies, with an event for each that it changes. All readers of how a sailing
 * runs read the row of the sailing, and a load of the document keeps what was decided.
 */
export async function decide(
  tx: Transaction<Database>,
  sailingIds: readonly string[],
  decision: Decision,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const minutes = decision.kind === 'delayed' ? decision.minutes : null;
  const reason = decision.kind === 'restored' ? '' : decision.reason;
  // A cancellation of the document has its event already: no customer gets a second mail.
  await sql`with decided as (
      insert into sailing_event (sailing_id, kind, minutes, reason, actor, at)
      select id, ${decision.kind}, ${minutes}::int, ${reason}, ${actor}, ${now}::timestamptz
      from sailing where id = any(${sailingIds}) and status <> ${decision.kind} order by id
      returning *
    )${tellOfDecided()}`.execute(tx);
  const { numUpdatedRows } = await setOf(tx, decision)
    .where('id', 'in', sailingIds)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== sailingIds.length) throw new Error('A sailing is gone');
}

const ON_TIME = { delay_minutes: null, delay_reason: null };

function setOf(tx: Kysely<Database>, decision: Decision) {
  const update = tx.updateTable('sailing');
  switch (decision.kind) {
    case 'cancelled':
      return update.set({
        ...{ status: 'cancelled', status_reason: decision.reason, decided_status: 'cancelled' },
        ...ON_TIME,
      });
    case 'delayed':
      return update.set({ delay_minutes: decision.minutes, delay_reason: decision.reason });
    case 'restored':
      return update.set({
        ...{ status: 'scheduled', status_reason: null, ...ON_TIME },
        // Against a document that cancels it the decision has to hold.
        decided_status: sql<
          'scheduled' | null
        >`case when document_reason is not null then 'scheduled' end`,
      });
  }
}
