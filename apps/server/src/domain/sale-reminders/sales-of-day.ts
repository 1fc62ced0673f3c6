import type { PortRef } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findSection } from '../sailings/find-section.ts';
import { salesOf } from '../sailings/offer.ts';
import { findSailingsOfDay, type PortPair } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';

/** A day of a section, and when its sales open. */
interface SalesOfDay {
  fromPort: PortRef;
  toPort: PortRef;
  /** Of the first of its sailings; undefined where none sails. */
  opensAt: Date | undefined;
}

/**
 * When the sales of a section's day open.
 * @throws DomainError `VALIDATION_FAILED` with `SAME_PORT` or `NO_SECTION`
 */
export async function salesOfDay(
  db: Kysely<Database>,
  { fromPortId, toPortId, date }: PortPair & { date: string },
): Promise<SalesOfDay> {
  const ports = { fromPortId, toPortId };
  const { fromPort, toPort, routeIds } = await findSection(db, ports);
  const found = await findSailingsOfDay(db, { ...ports, date, routeIds });
  const openings = (await found.rows()).flatMap((row) => {
    const calls = sectionOf(row, ports);
    if (!calls || row.status !== 'scheduled') return [];
    return [salesOf({ row, ports, calls }, 'foot').opensAt];
  });
  openings.sort((one, other) => one.getTime() - other.getTime());
  return { fromPort, toPort, opensAt: openings[0] };
}
