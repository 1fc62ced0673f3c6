import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import type { KeyRing } from '../../keys/key-ring.ts';

/** What a draw needs. */
export interface DrawContext {
  db: Kysely<Database>;
  clock: Clock;
  keys: KeyRing;
}
