import type { Companion, CompanionInput, CompanionList } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import operator from '../../../../../operator.json' with { type: 'json' };
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import type { Problems } from '../people/problems.ts';
import { checkCompanion, isSensitive } from './check-companion.ts';
import {
  type CompanionContent,
  deleteCompanionRow,
  findCompanions,
  insertCompanion,
  replaceCompanion,
} from './companion-rows.ts';
import { lockMember } from './member-rows.ts';

/** Two families and their grandparents; more would be a list of customers. */
export const COMPANION_LIMIT = 20;

/** Whose profile it is, and when. */
export interface ProfileContext {
  db: Kysely<Database>;
  clock: Clock;
  memberId: string;
}

export async function listCompanions({ db, memberId }: ProfileContext): Promise<CompanionList> {
  return { companions: await findCompanions(db, memberId), limit: COMPANION_LIMIT };
}

/** @throws DomainError `VALIDATION_FAILED`, `ENTRY_LIMIT` */
export async function createCompanion(
  { db, clock, memberId }: ProfileContext,
  input: CompanionInput,
): Promise<Companion> {
  const now = clock.now();
  const content = contentOf(input, now);
  return inTransaction(db, async (tx) => {
    // Two at once count one after the other.
    await lockMember(tx, memberId);
    const companions = await findCompanions(tx, memberId);
    if (companions.length >= COMPANION_LIMIT) throw new DomainError('ENTRY_LIMIT');
    return insertCompanion(tx, { id: newId('cmp'), memberId }, content, now);
  });
}

/**
 * @param version that the member has seen
 * @throws DomainError `VALIDATION_FAILED`, `VERSION_CONFLICT`, `NOT_FOUND` (also for another member's)
 */
export async function updateCompanion(
  { db, clock, memberId }: ProfileContext,
  id: string,
  version: number,
  input: CompanionInput,
): Promise<Companion> {
  const now = clock.now();
  const known = (await findCompanions(db, memberId)).some((each) => each.id === id);
  if (!known) throw new DomainError('NOT_FOUND');
  const changed = await replaceCompanion(db, { id, memberId, version }, contentOf(input, now), now);
  if (!changed) throw new DomainError('VERSION_CONFLICT');
  return changed;
}

/** @throws DomainError `NOT_FOUND`, also for another member's */
export async function deleteCompanion({ db, memberId }: ProfileContext, id: string): Promise<void> {
  if (!(await deleteCompanionRow(db, { id, memberId }))) throw new DomainError('NOT_FOUND');
}

function contentOf(input: CompanionInput, now: Date): CompanionContent {
  const errors: Problems = {};
  const companion = checkCompanion(
    input,
    (field, code) => {
      errors[field] ??= [code];
    },
    now,
  );
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  const { privacyPolicy } = operator.legalVersions;
  return { companion, sensitiveConsent: isSensitive(companion) ? privacyPolicy : null };
}
