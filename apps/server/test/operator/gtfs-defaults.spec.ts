import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { readDocument } from '../../src/operator/reading/read-document.ts';
import { fixtureFeed, ownDefaults, zipOf } from '../support/feeds.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-defaults-'));
  writeFileSync(join(folder, 'feed.zip'), zipOf(fixtureFeed('gtfs-akari')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The document of the feed with what the company says beside it. */
function withDefaults(said: unknown) {
  const defaultsFile = join(folder, 'ours.json');
  writeFileSync(defaultsFile, JSON.stringify(said));
  const options = { repeat: true, isStrict: false, now: new Date('2027-07-20T00:00:00Z') };
  return parseOperatorDocument(
    readDocument(join(folder, 'feed.zip'), { ...options, defaultsFile }).document,
  );
}

const WEB = {
  ...{ id: 'dis_web', kind: 'web', name: 'インターネット割引', description: '5%引きです。' },
  ...{ percent: 5, targets: ['passengers'], periods: ['A'] },
};

const VEHICLES = {
  types: [{ id: 'veh_car', name: '乗用車', kind: 'car', description: '' }],
  classes: [{ id: 'vcl_car', name: '乗用車', typeIds: ['veh_car'] }],
  gapCm: 50,
};

it('a company says vehicles alone: they have places, fares and the rest of the product', () => {
  const document = withDefaults({
    vehicles: VEHICLES,
    otherPlaces: { usual: [{ kind: 'deck', capacity: 4000 }] },
    vehicleFares: [
      { routeId: 'ISLES', fromPortId: 'AKR', toPortId: '奥', yen: { vcl_car: { A: 4200 } } },
    ],
  });
  const [route] = document.routes;
  expect(document.vessels[0]?.pools).toMatchObject([
    { kind: 'berths', capacity: 80 },
    { kind: 'deck', capacity: 4000 },
  ]);
  expect(document.vehicleFares).toMatchObject([
    {
      routeId: route?.id,
      fromPortId: document.ports[0]?.id,
      toPortId: document.ports[2]?.id,
      yen: { vcl_car: { A: 4200 } },
    },
  ]);
  expect(document.holds).toEqual(expect.objectContaining(ownDefaults.holds));
  expect(document.vessels[0]?.name).toBe('定期船');
});

it('sailings that do not sail, reports and notices alone, by the ids of the feed', () => {
  const days = { added: ['2027-08-01'] };
  const document = withDefaults({
    serviceCancellations: [{ tripIds: ['H1', '夜 1'], days, reason: '船体整備のため' }],
    serviceReports: [
      { routeIds: ['ISLES'], days, state: 'conditional', message: '波が高い日です。' },
    ],
    notices: [
      { id: 'ntc_dock', title: '整備', body: '8月1日は運休します。', publishedOn: '07-01' },
    ],
  });
  const trips = document.trips.map(({ id }) => id);
  expect(document.serviceCancellations[0]?.tripIds.every((id) => trips.includes(id))).toBe(true);
  expect(document.serviceReports[0]?.routeIds).toEqual(document.routes.map(({ id }) => id));
  expect(document.notices.map(({ id }) => id)).toEqual(['ntc_dock']);
});

it('a fuel adjustment alone, of all routes or of some', () => {
  const fuel = { from: '04-01', until: '09-30', adultYen: 120, childYen: 60 };
  const some = { ...fuel, routeIds: ['ISLES'], vehicleYen: {} };
  const { fuelAdjustments, routes } = withDefaults({ fuelAdjustments: [fuel, some] });
  expect(fuelAdjustments).toEqual([
    { ...fuel, vehicleYen: {} },
    { ...some, routeIds: routes.map(({ id }) => id) },
  ]);
});

it('one rule of selling is changed, and berths by route alone', () => {
  const document = withDefaults({
    cancellation: [{ daysBefore: 0, percent: 20, minimumYen: 100 }],
    berths: { usual: 60 },
  });
  expect(document.cancellation).toEqual([{ daysBefore: 0, percent: 20, minimumYen: 100 }]);
  expect(document.vessels[0]?.pools[0]?.capacity).toBe(60);
  expect(document.passengers).toEqual(ownDefaults.passengers);
});

it('rules of selling, berths and fuel of a route, by the name that passengers know or by the feed’s id', () => {
  const name = '灯里・奥ノ島航路';
  const discount = { ...WEB, routeIds: [name] };
  const meal = { id: 'meal_box', name: '弁当', description: '', yen: 900, routeIds: ['ISLES'] };
  const fuel = { from: '04-01', until: '09-30', adultYen: 120, childYen: 60, routeIds: [name] };
  const document = withDefaults({
    discounts: [discount],
    meals: [meal],
    berths: { usual: 60, byRoute: { [name]: 45 } },
    fuelAdjustments: [fuel],
  });
  const ids = document.routes.map(({ id }) => id);
  expect(document.discounts[0]?.routeIds).toEqual(ids);
  expect(document.meals[0]?.routeIds).toEqual(ids);
  expect(document.fuelAdjustments[0]?.routeIds).toEqual(ids);
  expect(document.vessels[0]?.pools[0]?.capacity).toBe(45);
});

it.each<[unknown, string]>([
  [
    { discounts: [{ ...WEB, routeIds: ['灯里・奥の島航路'] }] },
    'ours.json: discounts[dis_web].routeIds: there is no route "灯里・奥の島航路" (did you mean "灯里・奥ノ島航路"?)',
  ],
  [
    {
      fuelAdjustments: [
        { from: '04-01', until: '09-30', adultYen: 1, childYen: 1, routeIds: ['月'] },
      ],
    },
    'there is no route "月": there are "ISLES" (灯里・奥ノ島航路)',
  ],
  [
    { vesselname: '灯' },
    'ours.json: vesselname: unknown key "vesselname" (did you mean "vesselName"?)',
  ],
  [{ berths: {} }, 'ours.json: berths.usual: it is missing'],
  [
    { berths: { usual: 60, byRoute: { ISLE: 45 } } },
    'ours.json: berths.byRoute: there is no route "ISLE" (did you mean "ISLES"?)',
  ],
  [
    { vehicleFares: [{ routeId: 'ISLES', fromPortId: 'AKR', toPortId: 'UR', yen: {} }] },
    'ours.json: vehicleFares[AKR→UR].toPortId: there is no stop "UR" (did you mean "URA"?)',
  ],
  [
    { serviceCancellations: [{ tripIds: ['H2'], days: {}, reason: '整備' }] },
    'ours.json: serviceCancellations[1].tripIds: there is no trip "H2" (did you mean "H1"?)',
  ],
  [[], 'ours.json: it must be an object'],
])('a mistake in it is one line with its place: %j', (said, line) => {
  expect(() => withDefaults(said)).toThrow(line);
});
