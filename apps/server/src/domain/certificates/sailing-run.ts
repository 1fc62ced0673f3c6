import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import { type Kysely, sql } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { CertificateRules } from '../../rules/certificate-rules.ts';
import type { CallPair } from '../sailings/section.ts';
import { isCertified } from '../service/leg-service.ts';

/** How a sailing runs on one section of it, as the company has decided it until now. */
export interface SailingRun {
  routeName: string;
  vesselName: string;
  fromPortName: string;
  toPortName: string;
  /** As planned. */
  departureAt: Date;
  arrivalAt: Date;
  isCancelled: boolean;
  /** 0 for a sailing that is on time or cancelled. */
  delayMinutes: number;
  /** Empty where the company gives none. */
  reason: string;
  /** There is a certificate of it. */
  isCertified: boolean;
}

/** What is printed: of the sailing alone, so that it can be handed on. */
export interface Certificate {
  run: SailingRun;
  issuedAt: Date;
  /** Signed. */
  code: string;
}

/**
 * What the company has decided of the sailing itself counts; a report about a whole route says nothing of one
 * sailing that could be certified.
 * @returns undefined for a sailing, or a section of it, that is not there
 */
export async function findSailingRun(
  db: Kysely<Database>,
  sailingId: string,
  { fromCall, toCall }: CallPair,
): Promise<SailingRun | undefined> {
  const { rows } = await sql<RunRow>`
    select s.status, s.status_reason, s.delay_minutes, s.delay_reason, s.service_date,
      s.call_departures[${fromCall}::int + 1] as departs,
      s.call_arrivals[${toCall}::int + 1] as arrives,
      r.name as route_name, v.name as vessel_name, f.name as from_name, t.name as to_name,
      r.rules -> 'certificates' as rules
    from sailing s join route r on r.id = s.route_id join vessel v on v.id = s.vessel_id
      join port f on f.id = s.call_ports[${fromCall}::int + 1]
      join port t on t.id = s.call_ports[${toCall}::int + 1]
    where s.id = ${sailingId}`.execute(db);
  return rows[0] && toRun(rows[0]);
}

interface RunRow {
  status: SailingStatus;
  status_reason: string | null;
  delay_minutes: number | null;
  delay_reason: string | null;
  service_date: string;
  departs: number;
  arrives: number;
  route_name: string;
  vessel_name: string;
  from_name: string;
  to_name: string;
  rules: CertificateRules;
}

function toRun(row: RunRow): SailingRun {
  const isCancelled = row.status !== 'scheduled';
  const at = (minutes: number) => new Date(instantOf(row.service_date, serviceTimeOf(minutes)));
  return {
    routeName: row.route_name,
    vesselName: row.vessel_name,
    fromPortName: row.from_name,
    toPortName: row.to_name,
    departureAt: at(row.departs),
    arrivalAt: at(row.arrives),
    isCancelled,
    delayMinutes: isCancelled ? 0 : (row.delay_minutes ?? 0),
    reason: (isCancelled ? row.status_reason : row.delay_reason) ?? '',
    isCertified: isCertified(row, row.rules),
  };
}
