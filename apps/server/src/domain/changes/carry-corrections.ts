import type {
  CustomerInput,
  LegName,
  Representative,
  VehicleInput,
} from '@ferry/api/customer-server';
import { parseNumberPlate } from '@ferry/format/number-plate';
import type { Transaction } from 'kysely';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type { Database } from '../../database/schema.ts';
import { findChangeForUpdate, findChangeLegs } from '../reservations/change-rows.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { contactAsTyped } from './booked-choice.ts';
import { keptPassengers } from './kept-passengers.ts';
import { hasSamePlate, keptVehicles, type TypedVehicle, typedVehicle } from './typed-vehicles.ts';

/** The plate of a vehicle that is corrected, with its leg as it was before. */
interface PlateCorrection {
  leg: LegName;
  content: Pick<ReservedContent, 'vehicles'>;
  position: number;
  /** In the kept form. */
  plate: string;
}

/**
 * What is corrected of a booking while a change of it is entered is corrected there as well, or the change would undo
 * it; but for what its customer has typed otherwise on purpose. Each such draft comes into another version, so that a
 * page with the one of before is told. The caller has locked drafts and reservation.
 * @param before the representative, and `after` the correction
 */
export async function carryContact(
  tx: Transaction<Database>,
  reservationId: string,
  before: Representative,
  after: Representative,
): Promise<void> {
  const [old, next] = [contactAsTyped(before), contactAsTyped(after)];
  await changeDrafts(tx, reservationId, ({ customers }) => {
    const { representative } = customers;
    const fields = (['phone', 'dayPhone', 'email'] as const).filter(
      (field) => representative[field] === old[field] && old[field] !== next[field],
    );
    if (fields.length === 0) return undefined;
    const corrected = Object.fromEntries(fields.map((field) => [field, next[field]]));
    return { ...customers, representative: { ...representative, ...corrected } };
  });
}

/** As {@link carryContact}, of a plate: also in a change that is in flight, which waits for its payment perhaps. */
export async function carryPlate(
  tx: Transaction<Database>,
  row: Pick<ReservationRow, 'id' | 'passengers'>,
  correction: PlateCorrection,
): Promise<void> {
  const { leg, plate, content } = correction;
  const booked = content.vehicles.map(typedVehicle);
  const said = { plateUndecided: false, plate: parseNumberPlate(plate) };
  await changeDrafts(tx, row.id, ({ customers, trip }) => {
    const field = leg === 'outbound' ? ('outboundVehicles' as const) : ('returnVehicles' as const);
    const vehicles = (trip[leg]?.vehicles ?? []).flatMap((choice, index) => {
      const input = customers[field][index];
      return input ? [{ ...choice, ...input }] : [];
    });
    const kept = keptPassengers(row.passengers, customers.passengers);
    const index = placeOf(booked, vehicles, { kept, position: correction.position });
    const input = customers[field][index];
    if (!input || !said.plate) return undefined;
    const corrected: VehicleInput = { ...input, ...said, plate: said.plate };
    return { ...customers, [field]: customers[field].with(index, corrected) };
  });
  const change = await findChangeForUpdate(tx, row.id);
  const next = change && (await findChangeLegs(tx, change.id)).find((each) => each.leg === leg);
  if (!next) return;
  const { kept } = change;
  const { vehicles } = next.content;
  const index = placeOf(booked, vehicles.map(typedVehicle), {
    kept,
    position: correction.position,
  });
  const vehicle = vehicles[index];
  if (!vehicle) return;
  const corrected = vehicles.with(index, { ...vehicle, plateUndecided: false, plate });
  await tx
    .updateTable('change_leg')
    .set({ content: JSON.stringify({ ...next.content, vehicles: corrected }) })
    .where('change_id', '=', change.id)
    .where('leg', '=', leg)
    .execute();
}

/** Where a booked vehicle is then; -1 where it is not any more, or its plate has been typed otherwise. */
function placeOf(
  booked: readonly TypedVehicle[],
  vehicles: readonly TypedVehicle[],
  { kept, position }: { kept: readonly (number | null)[]; position: number },
): number {
  const index = keptVehicles(booked, vehicles, kept).indexOf(position);
  const [before, after] = [booked[position], vehicles[index]];
  return before && after && hasSamePlate(before, after) ? index : -1;
}

type ChangeDraft = Awaited<ReturnType<typeof findChangeDrafts>>[number];

const findChangeDrafts = (tx: Transaction<Database>, reservationId: string) =>
  tx
    .selectFrom('draft')
    .select(['id', 'version', 'trip', 'customers'])
    .where('change_of', '=', reservationId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Changes what is typed in the drafts that are to change a booking; each comes into another version. */
export async function changeDrafts(
  tx: Transaction<Database>,
  reservationId: string,
  change: (draft: ChangeDraft) => CustomerInput | undefined,
): Promise<void> {
  for (const draft of await findChangeDrafts(tx, reservationId)) {
    const customers = change(draft);
    if (!customers) continue;
    await tx
      .updateTable('draft')
      .set({ version: draft.version + 1, customers: JSON.stringify(customers) })
      .where('id', '=', draft.id)
      .execute();
  }
}
