import { describe, expect, it } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { OperatorDocumentError, parseOperatorDocument } from '../../src/operator/parse-document.ts';
import type { OperatorDocument, OperatorDocumentInput } from '../../src/rules/schema.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

const demonstration = parseOperatorDocument(demoOperator) as OperatorDocument &
  OperatorDocumentInput;

function problemsOf(change: (document: OperatorDocument) => void): string {
  try {
    // Parsed, all of its optional parts are there.
    parseOperatorDocument(changed(demonstration, (copy) => change(copy as OperatorDocument)));
    return '';
  } catch (error) {
    if (error instanceof OperatorDocumentError) return error.message;
    throw error;
  }
}

const first = <Item>(list: Item[] | undefined): Item => {
  const [item] = list ?? [];
  if (item === undefined) throw new Error('The demonstration does not have it');
  return item;
};

describe('vehicles, rooms and discounts of a document', () => {
  it('are optional: without them there are none, and the usual rules', () => {
    expect(parseOperatorDocument(smallOperator())).toMatchObject({
      vehicles: { types: [], classes: [] },
      discounts: [],
      privateUsePercent: 50,
      returnTrips: { transferMinutes: 60, validDays: 14 },
    });
  });

  it.each<[string, (document: OperatorDocument) => void, string]>([
    [
      'a class of a type that does not exist',
      ({ vehicles }) => first(vehicles.classes).typeIds.push('veh_tank'),
      'vehicles.classes.0.typeIds: there is no vehicle type "veh_tank"',
    ],
    [
      'a fare of a class that does not exist',
      ({ vehicleFares }) =>
        Object.assign(first(vehicleFares).yen, { vcl_tank: { A: 1, B: 1, C: 1 } }),
      'vehicleFares.0.yen: there is no vehicle class "vcl_tank"',
    ],
    [
      'a vehicle fare that lacks a period',
      ({ vehicleFares }) => Object.assign(first(vehicleFares).yen, { vcl_car_3: { A: 1, B: 1 } }),
      'vehicleFares.0.yen.vcl_car_3: no fare for the period C',
    ],
    [
      'two vehicle fares of a section',
      ({ vehicleFares }) => vehicleFares.push(structuredClone(first(vehicleFares))),
      'vehicleFares.8: the section has vehicle fares already',
    ],
    [
      'a child fare that lacks a period',
      ({ fares }) => Object.assign(first(fares), { childYen: { A: 1, B: 1 } }),
      'fares.0.childYen: no yen for the period C',
    ],
    [
      'metres of a class that does not say from where they count',
      ({ vehicleFares }) => Object.assign(first(vehicleFares).perMetreYen, { vcl_car_3: { A: 1 } }),
      'vehicleFares.0.perMetreYen.vcl_car_3: its class has no metresFromCm',
    ],
    [
      'a class by the metre without its yen',
      ({ vehicles }) => Object.assign(first(vehicles.classes), { metresFromCm: 1200 }),
      'vehicleFares.0.perMetreYen.vcl_car_3: no yen by the metre for the period A',
    ],
    [
      'a season whose days count years in two ways',
      ({ salesOpening }) =>
        Object.assign(salesOpening, {
          fixedDays: [{ opensOn: '2027-01-20', from: '04-01', until: '09-30' }],
        }),
      'salesOpening.fixedDays.0.opensOn: all three days have a year, or none has',
    ],
    [
      'a fuel adjustment of a grade that nobody sells',
      ({ fuelAdjustments }) =>
        Object.assign(first(fuelAdjustments), { grades: ['舞踏室'], vehicleYen: {} }),
      'fuelAdjustments.0.grades: there is no grade "舞踏室"',
    ],
    [
      'a fuel adjustment of an unknown class',
      ({ fuelAdjustments }) => Object.assign(first(fuelAdjustments).vehicleYen, { vcl_tank: 1 }),
      'fuelAdjustments.0.vehicleYen: there is no vehicle class "vcl_tank"',
    ],
    [
      'a second deck',
      ({ vessels }) =>
        first(vessels).pools.push({ id: 'pool_second', kind: 'deck', capacity: 1000 }),
      'a second pool of deck',
    ],
    [
      'a room without its berths',
      ({ vessels }) =>
        Object.assign(
          first(first(vessels).cabinTypes.filter(({ tariff }) => tariff === 'perRoom')),
          {
            roomBerths: undefined,
          },
        ),
      'sold perRoom, it needs roomBerths',
    ],
    [
      'a room in a pool of berths',
      ({ vessels }) => Object.assign(first(first(vessels).cabinTypes), { tariff: 'perRoom' }),
      'sold perRoom, its pool must be of rooms',
    ],
    [
      'private use of seats',
      ({ vessels }) => Object.assign(first(first(vessels).cabinTypes), { canBePrivate: true }),
      'only a shared room with roomBerths can be booked for private use',
    ],
    [
      'a discount on an unknown route',
      ({ discounts }) => Object.assign(first(discounts), { routeIds: ['route_moon'] }),
      'discounts.0.routeIds: there is no route "route_moon"',
    ],
    [
      'a discount of an unknown period',
      ({ discounts }) => Object.assign(first(discounts), { periods: ['Z'] }),
      'discounts.0.periods: there is no period "Z"',
    ],
    [
      'a meal on an unknown route',
      ({ meals }) => Object.assign(first(meals), { routeIds: ['route_moon'] }),
      'meals.0.routeIds: there is no route "route_moon"',
    ],
  ])('%s', (_, change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });
});
