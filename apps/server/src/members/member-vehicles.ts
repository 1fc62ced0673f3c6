import type {
  MemberVehicle,
  MemberVehicleInput,
  MemberVehicleList,
} from '@ferry/api/external-server';
import {
  createEntry,
  deleteEntry,
  type EntryKind,
  type ProfileContext,
  updateEntry,
} from '../domain/members/entries.ts';
import { findEntries, type StoredEntry } from '../domain/members/entry-rows.ts';
import { validated } from '../domain/people/problems.ts';
import { listRoutes } from '../domain/routes/routes.ts';
import { checkMemberVehicle } from './check-member-vehicle.ts';

/** A household with its bicycles. */
export const MEMBER_VEHICLE_LIMIT = 10;

const KIND: EntryKind<'member_vehicle'> = {
  table: 'member_vehicle',
  prefix: 'mvh',
  limit: MEMBER_VEHICLE_LIMIT,
};

export async function listMemberVehicles({
  db,
  memberId,
}: ProfileContext): Promise<MemberVehicleList> {
  const vehicles = await findEntries(db, 'member_vehicle', memberId);
  return { vehicles, limit: MEMBER_VEHICLE_LIMIT };
}

/** @throws DomainError `VALIDATION_FAILED`, `ENTRY_LIMIT` */
export async function createMemberVehicle(
  context: ProfileContext,
  input: MemberVehicleInput,
): Promise<MemberVehicle> {
  return createEntry(context, KIND, await checked(context, input));
}

/**
 * @param of the vehicle and the version that the member has seen
 * @throws DomainError `VALIDATION_FAILED`, `VERSION_CONFLICT`, `NOT_FOUND` (also for another member's)
 */
export async function updateMemberVehicle(
  context: ProfileContext,
  of: { id: string; version: number },
  input: MemberVehicleInput,
): Promise<MemberVehicle> {
  return updateEntry(context, KIND, of, () => checked(context, input));
}

/** @throws DomainError `NOT_FOUND`, also for another member's */
export const deleteMemberVehicle = (context: ProfileContext, id: string): Promise<void> =>
  deleteEntry(context, KIND, id);

async function checked(
  { db, clock }: ProfileContext,
  input: MemberVehicleInput,
): Promise<StoredEntry<'member_vehicle'>> {
  const { routes } = await listRoutes(db, clock);
  const types = routes.flatMap(({ vehicleTypes }) => vehicleTypes);
  const content = validated((report) => checkMemberVehicle(input, types, report, clock.now()));
  return { content, columns: { inspection_expires_on: content.inspectionExpiresOn } };
}
