import { describe, expect, it } from 'vitest';
import type { ReservedContent } from '../../database/booking-tables.ts';
import { toCabinType } from '../../domain/sailings/offer.ts';
import type { SailingRow } from '../../domain/sailings/sailing-rows.ts';
import { demoOperator } from '../../operator/demo/document.ts';
import { parseOperatorDocument } from '../../operator/parse-document.ts';
import { routeRules } from '../../rules/route-rules.ts';
import { cabinsInGrade } from './cabins-in-grade.ts';

// What a customer who was late gets on another sailing, as the demonstration's vessels have it.

const document = parseOperatorDocument(demoOperator);
const [route] = document.routes;
const vesselOf = (id: string) => {
  const vessel = document.vessels.find((each) => each.id === id);
  if (!vessel || !route) throw new Error('The demonstration has no such vessel');
  return vessel;
};

/** A sailing of one leg on which each pool has so many places free. */
function sailingOf(vesselId: string, free: Record<string, number> = {}, otherwise = 9): SailingRow {
  const { pools, cabinTypes } = vesselOf(vesselId);
  const row = {
    pools,
    cabin_types: cabinTypes,
    rules: route && routeRules(document, route),
    pool_ids: pools.map(({ id }) => id),
    free: [pools.map(({ id }) => free[id] ?? otherwise)],
  };
  // Nothing else of a sailing is looked at.
  return row as unknown as SailingRow;
}

const CALLS = { fromCall: 0, toCall: 1 };
const cabin = (id: string, adults = 2, privateUse = false): ReservedContent['cabins'][number] => {
  const type = document.vessels
    .flatMap(({ cabinTypes }) => cabinTypes)
    .find((each) => each.id === id);
  if (!type) throw new Error(`The demonstration has no ${id}`);
  const party = { adults, children: 0, infants: 0, babies: 0 };
  return { cabinType: toCabinType(type), party, infantBerths: 0, privateUse };
};
const take = (
  row: SailingRow,
  cabins: ReservedContent['cabins'],
  pets: ReservedContent['pets'] = [],
) => cabinsInGrade(row, CALLS, { cabins, pets });
const names = (taken: ReturnType<typeof take>) => taken?.types.map(({ id }) => id);

describe('cabins of the booked grade', () => {
  it('are the same cabin type where the vessel has it, else another one of the grade', () => {
    const booked = [cabin('cab_shiokaze_standard')];
    expect(names(take(sailingOf('ves_shiokaze'), booked))).toEqual(['cab_shiokaze_standard']);
    const other = take(sailingOf('ves_namikaze'), booked);
    expect(names(other)).toEqual(['cab_namikaze_standard']);
    expect(other?.pools).toEqual([{ poolId: 'pool_namikaze_standard', quantity: 2 }]);
  });

  it('nobody gets into a women-only cabin who has not booked one; who has may get another', () => {
    const onlyWomen = sailingOf('ves_shiokaze', { pool_shiokaze_recliner: 0 });
    expect(take(onlyWomen, [cabin('cab_shiokaze_recliner')])).toBeUndefined();
    const noWomen = sailingOf('ves_shiokaze', { pool_shiokaze_women: 0 });
    expect(names(take(noWomen, [cabin('cab_shiokaze_women')]))).toEqual(['cab_shiokaze_recliner']);
  });

  it('a room for a wheelchair stays one, and is the last that is given to others', () => {
    const noRamp = sailingOf('ves_shiokaze', { pool_shiokaze_accessible: 0 });
    expect(take(noRamp, [cabin('cab_shiokaze_accessible')])).toBeUndefined();
    const room = [cabin('cab_shiokaze_family')];
    expect(names(take(sailingOf('ves_shiokaze'), room))).toEqual(['cab_shiokaze_family']);
    const noFamily = sailingOf('ves_shiokaze', { pool_shiokaze_family: 0 });
    expect(names(take(noFamily, room))).toEqual(['cab_shiokaze_accessible']);
  });

  it('all of them, or none: the last place is not given twice', () => {
    const one = sailingOf('ves_shiokaze', { pool_shiokaze_standard: 3 });
    const both = [cabin('cab_shiokaze_standard'), cabin('cab_shiokaze_standard')];
    expect(take(one, both)).toBeUndefined();
    const enough = sailingOf('ves_shiokaze', { pool_shiokaze_standard: 4 });
    expect(take(enough, both)?.pools).toEqual([{ poolId: 'pool_shiokaze_standard', quantity: 4 }]);
  });

  it('a pet has its cage, or nobody sails', () => {
    const pets: ReservedContent['pets'] = [{ size: 'small', stay: 'petRoom' }];
    const booked = [cabin('cab_shiokaze_standard')];
    const full = sailingOf('ves_shiokaze', { pool_shiokaze_pets: 0 });
    expect(take(full, booked, pets)).toBeUndefined();
    expect(take(sailingOf('ves_shiokaze'), booked, pets)?.pools).toContainEqual({
      poolId: 'pool_shiokaze_pets',
      quantity: 1,
    });
  });

  it('a vessel without the grade has nothing', () => {
    expect(take(sailingOf('ves_namikaze'), [cabin('cab_shiokaze_premier')])).toBeUndefined();
  });
});
