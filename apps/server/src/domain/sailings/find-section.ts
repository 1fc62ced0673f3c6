import type { PortRef } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import { DomainError } from '../domain-error.ts';
import { readRules } from './operator-content.ts';
import type { PortPair } from './sailing-rows.ts';

/** A pair of ports that can be booked, on one route or several. */
interface BookableSection {
  /** Rules of the first of the routes. */
  rules: RouteRules;
  fromPort: PortRef;
  toPort: PortRef;
  routeIds: string[];
}

/**
 * The section between two ports. One round trip, and another one when the rules are new.
 * @throws DomainError `VALIDATION_FAILED` with `SAME_PORT` or `NO_SECTION`
 */
export async function findSection(
  db: Kysely<Database>,
  { fromPortId, toPortId }: PortPair,
): Promise<BookableSection> {
  if (fromPortId === toPortId) throw wrongPort('SAME_PORT');
  const rows = await readSections(db, { fromPortId, toPortId });
  const [first] = rows;
  if (!first) throw wrongPort('NO_SECTION');
  const rules = readRules.find(first.rules_hash) ?? (await fetchRules(db, first.route_id));
  const fromPort: PortRef = { id: fromPortId, name: first.from_name, nameKana: first.from_kana };
  const toPort: PortRef = { id: toPortId, name: first.to_name, nameKana: first.to_kana };
  return { rules, fromPort, toPort, routeIds: rows.map((row) => row.route_id) };
}

const readSections = prepared((db, { fromPortId, toPortId }: PortPair) =>
  db
    .selectFrom('section as s')
    .innerJoin('route as r', 'r.id', 's.route_id')
    .innerJoin('port as from_port', 'from_port.id', 's.from_port_id')
    .innerJoin('port as to_port', 'to_port.id', 's.to_port_id')
    .select([
      's.route_id',
      'r.rules_hash',
      'from_port.name as from_name',
      'from_port.name_kana as from_kana',
      'to_port.name as to_name',
      'to_port.name_kana as to_kana',
    ])
    .where('s.from_port_id', '=', fromPortId)
    .where('s.to_port_id', '=', toPortId)
    .where('r.retired', '=', false),
);

async function fetchRules(db: Kysely<Database>, routeId: string): Promise<RouteRules> {
  const { rules, rules_hash } = await db
    .selectFrom('route')
    .select(['rules', 'rules_hash'])
    .where('id', '=', routeId)
    .executeTakeFirstOrThrow();
  return readRules.keep(rules_hash, rules);
}

function wrongPort(code: 'SAME_PORT' | 'NO_SECTION'): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: { toPortId: [code] } });
}
