import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { waitForOthers } from '../domain/service/decide.ts';
import { DEMO_SOURCE } from '../operator/demo/document.ts';
import { loadDemoMembers } from '../operator/demo/load-members.ts';
import { CommandError, type Outcome } from './command.ts';

/** What a process takes money with is decided when it starts. */
export const RESTART =
  'restart every server that runs now: until then it takes test cards, as the demonstration does';

const TABLES = ['port', 'vessel', 'route', 'partner_ticket'] as const;

/**
 * Takes the demonstration off sale for good: its sailings, ports, routes, fares, partner tickets, notices and
 * members. Bookings of it stay until their time is over.
 *
 * @throws CommandError when nothing else is loaded: the site would be empty
 */
export async function endDemonstration(tx: Transaction<Database>, clock: Clock): Promise<Outcome> {
  await waitForOthers(tx);
  const sources = await tx.selectFrom('operator_source').select(['id', 'is_ended']).execute();
  const demo = sources.find(({ id }) => id === DEMO_SOURCE);
  if (!demo || demo.is_ended) return { lines: ['there is no demonstration: nothing to do'] };
  if (sources.every(({ id, is_ended }) => id === DEMO_SOURCE || is_ended)) {
    throw new CommandError('nothing else is loaded: "load" your own document first');
  }
  for (const table of TABLES) {
    await tx
      .updateTable(table)
      .set({ retired: true })
      .where('source_id', '=', DEMO_SOURCE)
      .execute();
  }
  const routes = tx.selectFrom('route').select('id').where('source_id', '=', DEMO_SOURCE);
  for (const table of ['section', 'fare', 'vehicle_fare'] as const) {
    await tx.deleteFrom(table).where('route_id', 'in', routes).execute();
  }
  const { numAffectedRows } =
    await sql`update sailing set status = 'withdrawn', status_reason = null
    where source_id = ${DEMO_SOURCE} and status <> 'withdrawn' and not exists (select 1
      from leg_inventory l where l.sailing_id = sailing.id and l.free <> l.capacity)`.execute(tx);
  await tx
    .updateTable('operator_source')
    .set({ is_ended: true })
    .where('id', '=', DEMO_SOURCE)
    .execute();
  const members = await loadDemoMembers(tx, clock);
  return {
    lines: [
      `the demonstration is taken out: ${numAffectedRows} sailings, ${members} members`,
      RESTART,
    ],
    details: DEMO_SOURCE,
  };
}
