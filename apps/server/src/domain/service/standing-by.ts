import { sql } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';

/** A leg with how its sailing is. */
interface Leg {
  row: { stand_by_until: string | null; is_stand_by_taken: boolean };
  status: SailingStatus;
}

/**
 * Whether a leg is on no sailing: its customer has said that they will be late, and has not taken another one. Once the
 * operator cancels the sailing that was given up, it is as any other leg of it: what the operator does not sail costs nobody anything.
 */
export const isStandingBy = ({ row, status }: Leg): boolean =>
  row.stand_by_until !== null && !row.is_stand_by_taken && status !== 'cancelled';

/** As {@link isStandingBy}, of a leg `l` of a sailing `s`. */
export const STANDS_BY = sql<boolean>`(l.stand_by_until is not null and not l.is_stand_by_taken
  and s.status <> 'cancelled')`;
