import type { CustomerInput, Passenger } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findChangeForUpdate } from '../reservations/change-rows.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { passengerAsTyped } from './booked-choice.ts';
import { changeDrafts } from './carry-corrections.ts';
import { keptPassengers } from './kept-passengers.ts';

/** What a companion enters; class, cabin, discount and help are the booking's. */
const OWN = [
  'familyName',
  'givenName',
  'familyNameKana',
  'givenNameKana',
  'sex',
  'age',
  'birthDate',
  'city',
  'livesAbroad',
  'nationality',
  'passportNumber',
  'emergencySupport',
  'emergencySupportDetail',
] as const satisfies (keyof Passenger)[];

/**
 * As `carryContact`, of a passenger who has entered the own data: also in the draft that is held, and in a change that is
 * in flight, which waits for its payment perhaps. Drafts and reservation are locked by the caller.
 * @param row as it was before
 * @returns the version of the draft that the reservation has now
 */
export async function carryPassenger(
  tx: Transaction<Database>,
  row: Pick<ReservationRow, 'id' | 'passengers' | 'state' | 'draft_version'>,
  position: number,
  after: Passenger,
): Promise<number | null> {
  const before = row.passengers[position];
  if (!before) return row.draft_version;
  const carry = (customers: CustomerInput): CustomerInput | undefined => {
    const index = keptPassengers(row.passengers, customers.passengers).indexOf(position);
    const typed = customers.passengers[index];
    if (!typed) return undefined;
    const own = corrected(typed, passengerAsTyped(before), passengerAsTyped(after));
    return { ...customers, passengers: customers.passengers.with(index, own) };
  };
  await changeDrafts(tx, row.id, ({ customers }) => carry(customers));
  const change = await findChangeForUpdate(tx, row.id);
  const index = change?.kept.indexOf(position) ?? -1;
  const passenger = change?.passengers[index];
  if (!change || !passenger)
    return row.state === 'held' ? carryIntoHeld(tx, row, carry) : row.draft_version;
  const passengers = change.passengers.with(index, corrected(passenger, before, after));
  await tx
    .updateTable('reservation_change')
    .set({ passengers: JSON.stringify(passengers) })
    .where('id', '=', change.id)
    .execute();
  return row.draft_version;
}

/** The draft that is held comes into another version, which the hold has too unless the draft was changed since. */
async function carryIntoHeld(
  tx: Transaction<Database>,
  { id, draft_version }: Pick<ReservationRow, 'id' | 'draft_version'>,
  carry: (customers: CustomerInput) => CustomerInput | undefined,
): Promise<number | null> {
  const draft = await tx
    .selectFrom('draft')
    .select(['id', 'version', 'customers'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  const customers = draft && carry(draft.customers);
  if (!customers) return draft_version;
  const version = draft.version + 1;
  await tx
    .updateTable('draft')
    .set({ version, customers: JSON.stringify(customers) })
    .where('id', '=', draft.id)
    .execute();
  return draft.version === draft_version ? version : draft_version;
}

/** Each of {@link OWN} that its customer has not typed otherwise on purpose. */
function corrected<Person extends Pick<Passenger, 'familyName'>>(
  person: Person,
  before: { [Field in (typeof OWN)[number]]?: unknown },
  after: { [Field in (typeof OWN)[number]]?: unknown },
): Person {
  const now: { [Field in (typeof OWN)[number]]?: unknown } = person;
  const fields = OWN.filter((field) => now[field] === before[field]);
  return { ...person, ...Object.fromEntries(fields.map((field) => [field, after[field]])) };
}
