import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { fuelOf } from '../../src/domain/fares/fuel-of.ts';
import { findSailing } from '../../src/domain/sailings/sailing-rows.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

/** What a printed table has, from the document through the database to what the fare engine is given. */
export function printedTable({
  db,
  id,
  load,
}: {
  db: () => Kysely<Database>;
  id: () => string;
  load: (document: unknown) => Promise<unknown>;
}): void {
  it('what a printed table has in yen is stored with its section', async () => {
    const ports = { fromPortId: `port_${id()}_a`, toPortId: `port_${id()}_b` };
    await load(
      changed(smallOperator(id()), (copy) => {
        Object.assign(copy.fares[0] ?? {}, { childYen: { A: 300 }, residentAdultYen: { A: 700 } });
        copy.vehicles = {
          types: [{ id: 'veh_truck', name: 'トラック', kind: 'other', description: '' }],
          classes: [{ id: 'vcl_12', name: '12m以上', typeIds: ['veh_truck'], metresFromCm: 1200 }],
          gapCm: 0,
        };
        copy.vehicleFares = [
          {
            routeId: `route_${id()}`,
            ...ports,
            yen: { vcl_12: { A: 50_000 } },
            perMetreYen: { vcl_12: { A: 4500 } },
          },
        ];
        copy.fuelAdjustments = [
          { from: '01-01', until: '12-31', adultYen: 100, childYen: 50 },
          { from: '01-01', until: '12-31', grades: ['普通'], adultYen: 200, childYen: 90 },
        ];
      }),
    );
    const row = await findSailing(db(), ports, `sail_${id()}-1_20270725`);
    expect(row?.fares).toEqual({
      普通: { adultYen: 1000, roomYen: null, childYen: 300, residentYen: { adult: 700 } },
    });
    expect(row?.vehicle_fares).toEqual({ vcl_12: { yen: 50_000, metreYen: 4500 } });
    expect(row && [fuelOf(row, ports, '普通').adultYen, fuelOf(row, ports).adultYen]).toEqual([
      200, 100,
    ]);
  });
}
