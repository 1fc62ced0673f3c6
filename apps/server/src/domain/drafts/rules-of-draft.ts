import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';

/** The rules of a route, also of one that is sailed no longer: routes are never deleted. */
export async function findRulesOf(db: Kysely<Database>, routeId: string): Promise<RouteRules> {
  const { rules } = await db
    .selectFrom('route')
    .select('rules')
    .where('id', '=', routeId)
    .executeTakeFirstOrThrow();
  return rules;
}
