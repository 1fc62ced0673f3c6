import { expect, it } from 'vitest';
import { evaluateVehicle, isProblem } from './vehicles.ts';

const typeIds = ['veh_car'];
const type = { id: 'veh_car', kind: 'car' } as Parameters<typeof evaluateVehicle>[1];
const classes = [
  { id: 'vcl_6', typeIds, lengthBelowCm: 600 },
  { id: 'vcl_5', typeIds, lengthBelowCm: 500 },
];
const row = {
  rules: { vehicles: { types: [type], classes, gapCm: 0 } },
  pools: [{ id: 'pool_deck', kind: 'deck', capacity: 9000 }],
  vehicle_fares: { vcl_5: 18_600, vcl_6: 22_300 },
} as unknown as Parameters<typeof evaluateVehicle>[0];

it('5 mちょうどの車は、5 m未満の等級ではなく、次の等級の運賃', () => {
  const yenOf = (lengthCm: number) => {
    const choice = { vehicleTypeId: type.id, lengthCm, heightCm: null, loadedLengthCm: null };
    const found = evaluateVehicle(row, type, choice);
    return isProblem(found) ? found : found.yen;
  };
  expect([499, 500, 599, 600].map(yenOf)).toEqual([18_600, 22_300, 22_300, 'VEHICLE_TOO_LONG']);
});
