import type { Feature } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { listPartnerTickets } from '../partner-tickets/partner-tickets.ts';

/**
 * What customers are offered: what the loaded documents have, without what the company has switched off.
 * Guarded by `test/service/features.spec.ts`.
 * @param notOffered of `operator.json`
 */
export async function listFeatures(
  db: Kysely<Database>,
  clock: Clock,
  notOffered: readonly Feature[],
): Promise<Feature[]> {
  const carried = await listCarried(db);
  const tickets = await listPartnerTickets(db, clock, { isAccessible: false });
  const offered: Record<Feature, boolean> = {
    members: true,
    partnerTickets: tickets.length > 0,
    ...carried,
    serviceStatus: true,
    passengerLinks: true,
    preOrders: await takesPreOrders(db),
  };
  return (Object.keys(offered) as Feature[]).filter(
    (feature) => offered[feature] && !notOffered.includes(feature),
  );
}

/** What some route of the loaded documents carries. */
export interface Carried {
  vehicles: boolean;
  pets: boolean;
}

/** Whether some route carries vehicles, and some route pets. */
export async function listCarried(db: Kysely<Database>): Promise<Carried> {
  const { rows } = await sql<{ vehicles: boolean | null; pets: boolean | null }>`
    select bool_or(jsonb_array_length(rules #> '{vehicles,types}') > 0) as vehicles,
      bool_or(jsonb_array_length(rules -> 'petStays') > 0) as pets
    from route where not retired`.execute(db);
  return { vehicles: rows[0]?.vehicles ?? false, pets: rows[0]?.pets ?? false };
}

/** Whether some route takes orders before its sales open. */
async function takesPreOrders(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean | null }>`
    select bool_or((rules #>> '{waitlist,preOrderHours}')::int > 0) as taken
    from route where not retired`.execute(db);
  return rows[0]?.taken ?? false;
}
