import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';

/** Where the sandbox keeps its books, and its clock. */
export interface SandboxStore {
  db: Kysely<Database>;
  clock: Clock;
}
