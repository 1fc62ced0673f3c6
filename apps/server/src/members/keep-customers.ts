import { isDeepStrictEqual } from 'node:util';
import type { Draft, VehicleType } from '@ferry/api/customer-server';
import type { KeptCustomers, Member } from '@ferry/api/external-server';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { type DraftContext, getDraft } from '../domain/drafts/drafts.ts';
import { newId } from '../domain/ids.ts';
import { COMPANION_LIMIT } from '../domain/members/companions.ts';
import type { EntryKind, ProfileContext } from '../domain/members/entries.ts';
import {
  type Entries,
  type EntryContent,
  type EntryTable,
  findEntries,
  insertEntry,
  replaceEntry,
  type StoredEntry,
} from '../domain/members/entry-rows.ts';
import { findMember } from '../domain/members/find-member.ts';
import { lockMember, profileColumns } from '../domain/members/member-rows.ts';
import { listRoutes } from '../domain/routes/routes.ts';
import {
  companionOf,
  hasContent,
  isMember,
  isSamePerson,
  ownData,
  withHealthOf,
} from './customers-of-draft.ts';
import { MEMBER_VEHICLE_LIMIT } from './member-vehicles.ts';
import { isSameVehicle, vehiclesOf, withOwnWords } from './vehicles-of-draft.ts';

/** Who keeps them; the session has the draft, the member the profile. */
type KeepCustomersContext = DraftContext & ProfileContext;

/**
 * Keeps in the profile what a member has typed in a booking: all of it or nothing. What is there
 * already gets the new content, what is not is added. The draft stays as it is.
 * @param version of the member that was shown
 * @throws DomainError `NOT_FOUND` for another one's draft, `VALIDATION_FAILED` while something of it
 *   is still to be put right, `VERSION_CONFLICT`, `ENTRY_LIMIT`, `UNAUTHENTICATED` when the member is gone
 */
export async function keepCustomers(
  context: KeepCustomersContext,
  version: number,
  draftId: string,
): Promise<{ kept: KeptCustomers; version: number }> {
  const { db, clock, memberId } = context;
  const draft = await getDraft(context, draftId);
  if (Object.keys(draft.problems).length > 0) {
    throw new DomainError('VALIDATION_FAILED', { errors: draft.problems });
  }
  const { routes } = await listRoutes(db, clock);
  const types = routes.flatMap(({ vehicleTypes }) => vehicleTypes);
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const member = await findMember(tx, memberId);
    if (!member) throw new DomainError('UNAUTHENTICATED');
    if (member.version !== version) throw new DomainError('VERSION_CONFLICT');
    const isMemberChanged = await keepOwn(tx, context, member, draft);
    const companions = await keepCompanions(tx, context, member, draft);
    const vehicles = await keepVehicles(tx, context, types, draft);
    return {
      kept: { isMemberChanged, companions, vehicles },
      version: isMemberChanged ? version + 1 : version,
    };
  });
}

async function keepOwn(
  tx: Transaction<Database>,
  { clock, memberId }: KeepCustomersContext,
  member: Member & { version: number },
  { customers }: Draft,
): Promise<boolean> {
  const own = ownData(member, customers, clock.now());
  if (!own || isDeepStrictEqual(own.before, own.after)) return false;
  await tx
    .updateTable('member')
    .set({ ...profileColumns(own.after), version: member.version + 1 })
    .where('id', '=', memberId)
    .execute();
  return true;
}

function keepCompanions(
  tx: Transaction<Database>,
  context: KeepCustomersContext,
  member: Member,
  { customers }: Draft,
): Promise<number> {
  const others = customers.passengers.filter((passenger) => !isMember(member, passenger));
  const people = others.flatMap((passenger) => {
    const found = companionOf(passenger, context.clock.now());
    return found ? [{ found, isNew: passenger.emergencySupport !== 'needed' }] : [];
  });
  return keepEntries(tx, context, {
    kind: { table: 'companion', prefix: 'cmp', limit: COMPANION_LIMIT },
    typed: people,
    isSame: isSamePerson,
    merge: withHealthOf,
    store: (content) => ({ content, columns: { sensitive_consent: null, consented_at: null } }),
  });
}

function keepVehicles(
  tx: Transaction<Database>,
  context: KeepCustomersContext,
  types: readonly VehicleType[],
  draft: Draft,
): Promise<number> {
  const vehicles = vehiclesOf(draft, types, context.clock.now());
  return keepEntries(tx, context, {
    kind: { table: 'member_vehicle', prefix: 'mvh', limit: MEMBER_VEHICLE_LIMIT },
    typed: vehicles.map((found) => ({ found, isNew: true })),
    isSame: isSameVehicle,
    merge: withOwnWords,
    store: (content) => ({ content, columns: { inspection_expires_on: null } }),
  });
}

interface Keeping<Table extends EntryTable> {
  kind: EntryKind<Table>;
  /** What the booking says; `isNew`: it may be added where nothing is the same. */
  typed: { found: EntryContent<Table>; isNew: boolean }[];
  isSame(entry: EntryContent<Table>, found: EntryContent<Table>): boolean;
  merge(entry: Entries[Table], found: EntryContent<Table>): EntryContent<Table>;
  store(content: EntryContent<Table>): StoredEntry<Table>;
}

/** @returns how many were changed or added */
async function keepEntries<Table extends EntryTable>(
  tx: Transaction<Database>,
  { clock, memberId }: KeepCustomersContext,
  { kind, typed, isSame, merge, store }: Keeping<Table>,
): Promise<number> {
  const { table, prefix, limit } = kind;
  const entries = await findEntries(tx, table, memberId);
  let changes = 0;
  for (const { found, isNew } of typed) {
    const at = entries.findIndex((entry) => isSame(entry, found));
    const entry = entries[at];
    if (!entry) {
      if (!isNew) continue;
      if (entries.length >= limit) throw new DomainError('ENTRY_LIMIT');
      const owner = { id: newId(prefix), memberId };
      entries.push(await insertEntry(tx, table, owner, store(found), clock.now()));
    } else {
      const content = merge(entry, found);
      if (hasContent<EntryContent<Table>>(entry, content)) continue;
      const of = { id: entry.id, memberId, version: entry.version };
      const changed = await replaceEntry(tx, table, of, { content }, clock.now());
      if (!changed) throw new DomainError('VERSION_CONFLICT');
      entries[at] = changed;
    }
    changes += 1;
  }
  return changes;
}
