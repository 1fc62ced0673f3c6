import type { Passenger } from '@ferry/api/customer-server';
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
 * As `carryContact`, of a passenger who has entered the own data: also in a change that is in flight, which waits for
 * its payment perhaps. Drafts and reservation are locked by the caller.
 * @param row as it was before
 */
export async function carryPassenger(
  tx: Transaction<Database>,
  row: Pick<ReservationRow, 'id' | 'passengers'>,
  position: number,
  after: Passenger,
): Promise<void> {
  const before = row.passengers[position];
  if (!before) return;
  await changeDrafts(tx, row.id, ({ customers }) => {
    const index = keptPassengers(row.passengers, customers.passengers).indexOf(position);
    const typed = customers.passengers[index];
    if (!typed) return undefined;
    const own = corrected(typed, passengerAsTyped(before), passengerAsTyped(after));
    return { ...customers, passengers: customers.passengers.with(index, own) };
  });
  const change = await findChangeForUpdate(tx, row.id);
  const index = change?.kept.indexOf(position) ?? -1;
  const passenger = change?.passengers[index];
  if (!change || !passenger) return;
  const passengers = change.passengers.with(index, corrected(passenger, before, after));
  await tx
    .updateTable('reservation_change')
    .set({ passengers: JSON.stringify(passengers) })
    .where('id', '=', change.id)
    .execute();
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
