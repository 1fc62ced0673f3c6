import type { PartnerTicket, PartnerTicketSummary } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { PartnerTicketKind } from '../../rules/partner-rules.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { isValidDay, occurrenceOf } from './occurrence.ts';
import { findPartnerTicket, findPartnerTickets } from './partner-ticket-rows.ts';
import { STATE_ORDER } from './ticket-state.ts';
import { findTaken, findTakenQuotas, type TakenPlaces } from './ticket-stock.ts';
import { toPartnerTicket, toPartnerTicketSummary } from './to-partner-ticket.ts';

const NOTHING_TAKEN: TakenPlaces = new Map();

/** What a list is asked for; all of it has to hold. */
interface PartnerTicketSearch {
  routeId?: string | undefined;
  kind?: PartnerTicketKind | undefined;
  /** A day on which the outbound leg may sail, `YYYY-MM-DD`. */
  usableOn?: string | undefined;
  /** The lowest price of an adult, in yen. */
  maxAdultYen?: number | undefined;
  /** Only those of which everything can be used in a wheelchair. */
  isAccessible: boolean;
}

/**
 * The partner tickets that fit and are not over: what can be bought first, then in the operator's order. Where a
 * day is asked for, as they are sold for it.
 */
export async function listPartnerTickets(
  db: Kysely<Database>,
  clock: Clock,
  search: PartnerTicketSearch,
): Promise<PartnerTicketSummary[]> {
  const now = clock.now();
  const { usableOn, maxAdultYen = Infinity } = search;
  const [rows, quotas] = await pipeline([
    findPartnerTickets(db),
    findTakenQuotas(db, usableOn ?? jstDate(now)),
  ]);
  return rows
    .filter(({ rule }) => !usableOn || isValidDay(rule, occurrenceOf(rule, now), usableOn))
    .map((row) => {
      const taken = quotas.get(row.rule.id) ?? NOTHING_TAKEN;
      return toPartnerTicketSummary(row, { taken, now, day: usableOn });
    })
    .filter(({ state }) => state !== 'ended')
    .filter(({ routeId }) => !search.routeId || routeId === search.routeId)
    .filter(({ kind }) => !search.kind || kind === search.kind)
    .filter(({ adultYen }) => adultYen <= maxAdultYen)
    .filter(({ isAccessible }) => isAccessible || !search.isAccessible)
    .sort((one, other) => STATE_ORDER.indexOf(one.state) - STATE_ORDER.indexOf(other.state));
}

/**
 * A partner ticket.
 * @throws DomainError NOT_FOUND where the operator has none with the id (any more)
 */
export async function getPartnerTicket(
  db: Kysely<Database>,
  clock: Clock,
  id: string,
): Promise<PartnerTicket> {
  const row = await findPartnerTicket(db, id);
  if (!row) throw new DomainError('NOT_FOUND');
  const now = clock.now();
  const today = jstDate(now);
  const taken = await findTaken(db, id, today, occurrenceOf(row.rule, now).until);
  return toPartnerTicket(row, { taken, now });
}
