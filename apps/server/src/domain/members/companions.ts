import type { Companion, CompanionInput, CompanionList } from '@ferry/api/external-server';
import { operator } from '../../rules/company.ts';
import { validated } from '../people/problems.ts';
import { checkCompanion, isSensitive } from './check-companion.ts';
import {
  createEntry,
  deleteEntry,
  type EntryKind,
  type ProfileContext,
  updateEntry,
} from './entries.ts';
import { findEntries, type StoredEntry } from './entry-rows.ts';

/** Two families and their grandparents; more would be a list of customers. */
export const COMPANION_LIMIT = 20;

const KIND: EntryKind<'companion'> = { table: 'companion', prefix: 'cmp', limit: COMPANION_LIMIT };

export async function listCompanions({ db, memberId }: ProfileContext): Promise<CompanionList> {
  return { companions: await findEntries(db, 'companion', memberId), limit: COMPANION_LIMIT };
}

/** @throws DomainError `VALIDATION_FAILED`, `ENTRY_LIMIT` */
export async function createCompanion(
  context: ProfileContext,
  input: CompanionInput,
): Promise<Companion> {
  return createEntry(context, KIND, checked(input, context.clock.now()));
}

/**
 * @param of the companion and the version that the member has seen
 * @throws DomainError `VALIDATION_FAILED`, `VERSION_CONFLICT`, `NOT_FOUND` (also for another member's)
 */
export async function updateCompanion(
  context: ProfileContext,
  of: { id: string; version: number },
  input: CompanionInput,
): Promise<Companion> {
  return updateEntry(context, KIND, of, () => checked(input, context.clock.now()));
}

/** @throws DomainError `NOT_FOUND`, also for another member's */
export const deleteCompanion = (context: ProfileContext, id: string): Promise<void> =>
  deleteEntry(context, KIND, id);

function checked(input: CompanionInput, now: Date): StoredEntry<'companion'> {
  const content = validated((report) => checkCompanion(input, report, now));
  const { privacyPolicy } = operator.legalVersions;
  const columns = isSensitive(content)
    ? { sensitive_consent: privacyPolicy, consented_at: now }
    : { sensitive_consent: null, consented_at: null };
  return { content, columns };
}
