import type { ReturnDiscount } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type SectionOfSailing, salesOf } from '../sailings/offer.ts';
import { findSailing, type PortPair, type SailingRow } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import type { OutboundDay } from './cabin-price.ts';

/**
 * The outbound leg of a search for a return leg: the same section in the other direction. One
 * that came over another section counts as none.
 */
export async function findOutbound(
  db: Kysely<Database>,
  search: PortPair & { outboundSailingId?: string | undefined },
): Promise<SectionOfSailing | undefined> {
  if (!search.outboundSailingId) return undefined;
  const ports = { fromPortId: search.toPortId, toPortId: search.fromPortId };
  const row = await findSailing(db, ports, search.outboundSailingId);
  const calls = row && sectionOf(row, ports);
  return calls && { row, ports, calls };
}

/** What the offers of a return leg depend on. */
export interface OutboundSailing extends OutboundDay {
  opensAt: Date;
}

export const toOutbound = (section: SectionOfSailing): OutboundSailing => ({
  ...section.ports,
  date: section.row.service_date,
  opensAt: salesOf(section, 'foot').opensAt,
});

/** Until when the route's return discount holds. */
export function returnDiscount(
  { row }: SectionOfSailing,
  returnLeg: readonly SailingRow[],
): ReturnDiscount | null {
  const { discounts, returnTrips } = returnLeg[0]?.rules ?? row.rules;
  const rule = discounts.find(({ kind }) => kind === 'return');
  if (!rule) return null;
  return { until: addDays(row.service_date, returnTrips.validDays), percent: rule.percent };
}
