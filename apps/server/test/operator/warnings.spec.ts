import { describe, expect, it } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { OperatorDocumentError, parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { explainIssues } from '../../src/operator/reading/explain-issues.ts';
import { warningsOf } from '../../src/operator/warnings/warnings.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { WEEKDAYS } from '../../src/rules/schema-parts.ts';
import { changed } from '../support/small-operator.ts';

const TODAY = '2027-08-01';
type Change = (document: OperatorDocumentInput) => void;

/** What `check` says of the demonstration with one mistake in it. */
function said(change: Change): string[] {
  const document = changed(
    { ...(demoOperator as OperatorDocumentInput), partnerTickets: [] },
    change,
  );
  try {
    return explainIssues(document, warningsOf(parseOperatorDocument(document), TODAY));
  } catch (error) {
    if (!(error instanceof OperatorDocumentError)) throw error;
    return explainIssues(document, error.issues);
  }
}

/** What the demonstration surely has. */
const only = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('The demonstration does not have it');
  return item;
};
const fare = (d: OperatorDocumentInput, at = 0) => only(d.fares[at]);
const carFares = (d: OperatorDocumentInput) => only(d.vehicleFares?.[0]);
const trip = (d: OperatorDocumentInput, id: string) => only(d.trips.find((each) => each.id === id));
const term = (d: OperatorDocumentInput, at: number) => only(d.cancellation[at]);

it('says nothing about the demonstration', () => {
  expect(said(() => undefined)).toEqual([]);
});

describe('what is possible and hardly meant is said, with its place by ids', () => {
  it.each<[string, Change, string]>([
    [
      'a fare with a nought too many',
      (d) => {
        fare(d).adultYen.A = 43_000;
      },
      'fares[汐見港→凪浦港/スタンダード].adultYen.A: 43000 yen, beside 4800 to 5600 for its likes',
    ],
    [
      'a fare with a nought too few',
      (d) => {
        fare(d).adultYen.B = 480;
      },
      'fares[汐見港→凪浦港/スタンダード].adultYen.B: 480 yen, beside',
    ],
    [
      'a fare of 0 yen',
      (d) => {
        fare(d).adultYen.A = 0;
      },
      'fares[汐見港→凪浦港/スタンダード].adultYen.A: it is 0 yen',
    ],
    [
      'a better grade that is cheaper',
      (d) => {
        fare(d, 1).adultYen.C = 5500;
      },
      'fares[汐見港→凪浦港/アッパー].adultYen.C: 5500 yen, less than スタンダード (5600)',
    ],
    [
      'a vehicle fare with a nought too many',
      (d) => {
        only(carFares(d).yen.vcl_car_3).A = 122_000;
      },
      'vehicleFares[汐見港→凪浦港].yen.vcl_car_3.A: 122000 yen, beside',
    ],
    [
      'a vehicle fare that falls with the length',
      (d) => {
        only(carFares(d).yen.vcl_car_6).A = 16_000;
      },
      'yen.vcl_car_6.A: 16000 yen, less than the shorter class vcl_car_5 (16700)',
    ],
    [
      'a grade without a fare on a section',
      (d) => {
        d.fares.splice(2, 1);
      },
      'routes[route_strait]: port_shiomi → port_nagiura has no fare for プレミア',
    ],
    [
      'a section without a fare',
      (d) => {
        d.fares = d.fares.filter((each) => each.toPortId !== 'port_suzune');
      },
      'routes[route_islands]: port_nagiura → port_suzune has no fare, and is not sold',
    ],
    [
      'one direction without a fare',
      (d) => {
        d.fares = d.fares.map((each) => ({ ...each, bothWays: each.routeId !== 'route_strait' }));
      },
      'routes[route_strait]: port_nagiura → port_shiomi has no fare, and is not sold',
    ],
    [
      'a class without a fare on a section',
      (d) => {
        delete only(d.vehicleFares?.at(-1)).yen.vcl_bicycle;
      },
      'has no fare for vcl_bicycle, and does not carry it',
    ],
    [
      'one direction without any vehicle',
      (d) => {
        carFares(d).bothWays = false;
      },
      'port_nagiura → port_shiomi has no fare for any vehicle, and carries none',
    ],
    [
      'a class that is carried nowhere',
      (d) => {
        for (const each of d.vehicleFares ?? []) delete each.yen.vcl_car_12;
      },
      'vehicles.classes[vcl_car_12]: no section has a fare for it',
    ],
    [
      'a fare for a period that never is',
      (d) => {
        fare(d).adultYen.D = 4000;
      },
      'fares[汐見港→凪浦港/スタンダード].adultYen: no day of the route has the period D',
    ],
    [
      'a service that is over',
      (d) => {
        only(d.services[0]).days.until = '2027-07-31';
      },
      'services[daily]: it ended on 2027-07-31: its trips sail no more',
    ],
    [
      'a service that ends before it begins',
      (d) => {
        Object.assign(only(d.services[0]).days, { from: '2027-09-01', until: '2027-08-20' });
      },
      'services[daily]: it ends on 2027-08-20, before it begins on 2027-09-01',
    ],
    [
      'a service without a day',
      (d) => {
        delete only(d.services[0]).days.weekdays;
      },
      'services[daily]: it has no day between 2027-08-01 and',
    ],
    [
      'a service without a trip',
      (d) => {
        d.services.push({ id: 'spare', days: { weekdays: ['sun'] } });
      },
      'services[spare]: no trip has it',
    ],
    [
      'a vessel in two places',
      (d) => {
        only(trip(d, 'strait-1600').calls[0]).departure = '10:00';
      },
      'vessels[ves_shiokaze]: it is in two places on 2027-08-01: trips strait-0640 and strait-1600',
    ],
    [
      'an arrival four days later',
      (d) => {
        only(trip(d, 'strait-0640').calls[1]).arrival = '99:00';
      },
      'trips[strait-0640].calls[2]: 92 hours from the call before',
    ],
    [
      'a crossing that is too fast',
      (d) => {
        only(trip(d, 'strait-0640').calls[1]).arrival = '06:45';
      },
      'km an hour',
    ],
    [
      'a call twice',
      (d) => {
        only(trip(d, 'strait-0640').calls[1]).portId = 'port_shiomi';
      },
      'trips[strait-0640].calls[2]: the port is that of the call before',
    ],
    [
      'a port in the wrong sea',
      (d) => {
        Object.assign(only(d.ports[0]), { latitude: 13.5, longitude: 34.6 });
      },
      ': 13.5, 34.6 is not in Japan',
    ],
    [
      'two ports of one name',
      (d) => {
        only(d.ports[1]).name = only(d.ports[0]).name;
      },
      'is called',
    ],
    [
      'a port without a trip',
      (d) => {
        d.ports.push({ ...only(d.ports[0]), id: 'port_spare', name: '予備港' });
      },
      'ports[port_spare]: no trip has it',
    ],
    [
      'a vessel without a trip',
      (d) => {
        d.vessels.push({ ...only(d.vessels[0]), id: 'ves_spare' });
      },
      'vessels[ves_spare]: no trip has it',
    ],
    [
      'a route without a trip',
      (d) => {
        d.routes.push({ ...only(d.routes[0]), id: 'route_spare' });
      },
      'routes[route_spare]: no trip has it',
    ],
    [
      'a capacity of 50,000',
      (d) => {
        only(only(d.vessels[0]).pools[0]).capacity = 50_000;
      },
      'vessels[ves_shiokaze].pools[pool_shiokaze_standard].capacity: 50000 berths: no ferry has so many',
    ],
    [
      'a capacity of 0',
      (d) => {
        only(only(d.vessels[0]).pools[0]).capacity = 0;
      },
      'pools[pool_shiokaze_standard].capacity: it has no place',
    ],
    [
      'a pool that nothing sells',
      (d) => {
        only(d.vessels[0]).pools.push({ id: 'pool_spare', kind: 'berths', capacity: 5 });
      },
      'pools[pool_spare]: no cabin type sells it',
    ],
    [
      'an allotment of more than there is',
      (d) => {
        only(d.allotments[0]).onSale = 400;
      },
      'allotments[1].onSale: 400 of 36 are on sale: it holds nothing back',
    ],
    [
      'a child who pays more than an adult',
      (d) => {
        fare(d).childYen = { A: 5600, B: 2400, C: 2800 };
      },
      'fares[汐見港→凪浦港/スタンダード].childYen.A: 5600 yen, more than adultYen (',
    ],
    [
      'residents’ fares without their discount',
      (d) => {
        d.discounts = (d.discounts ?? []).filter(({ kind }) => kind !== 'resident');
        fare(d).residentAdultYen = { A: 3000, B: 3000, C: 3000 };
      },
      'residentAdultYen: there is no discount of the kind resident, so nobody has it',
    ],
    [
      'metres of a class that ends before them',
      (d) => {
        only(d.vehicles?.classes[0]).metresFromCm = 1200;
        for (const each of d.vehicleFares ?? []) {
          each.perMetreYen = { vcl_car_3: { A: 1, B: 1, C: 1 } };
        }
      },
      'metresFromCm: no vehicle of the class (below 300 cm) is so long',
    ],
    [
      'a fuel adjustment of a section that is not sold',
      (d) => {
        const sections = [{ fromPortId: 'port_shiomi', toPortId: 'port_shiomi' }];
        Object.assign(only(d.fuelAdjustments[0]), { sections });
      },
      'port_shiomi → port_shiomi has no fare, and is not sold',
    ],
    [
      'a season that is on sale after its first sailings',
      (d) => {
        const season = { opensOn: '2027-09-10', from: '2027-09-01', until: '2027-12-31' };
        d.salesOpening.fixedDays = [season];
      },
      'its sailings from 2027-09-01 on have gone before 2027-09-10',
    ],
    [
      'a discount whose dates are over',
      (d) => {
        only(d.discounts?.[0]).boardingDates = [{ from: '2026-04-01', until: '2026-04-30' }];
      },
      'boardingDates: it has no day from today on',
    ],
    [
      'no way of paying',
      (d) => {
        Object.assign(only(d.payments), { card: { isOffered: false }, port: { isOffered: false } });
        Object.assign(only(d.payments), { walletMethods: [] });
        only(d.payments).convenienceStore.stores = [];
      },
      'payments: there is no way of paying: nothing can be bought',
    ],
    [
      'ages with a hole',
      (d) => {
        d.passengerAges.adult.from = 15;
      },
      'passengerAges: nobody of 13 may sail',
    ],
    [
      'a cancellation that costs less later',
      (d) => {
        term(d, 2).percent = 5;
      },
      'cancellation[3].percent: 5 % after 10 %: cancelling later costs less',
    ],
    [
      'the same in a rule',
      (d) => {
        only(only(d.cancellationRules?.[1]).days?.[2]).percent = 20;
      },
      'cancellationRules[2].days[3].percent: 20 % after 30 %',
    ],
    [
      'a notice in 2062',
      (d) => {
        only(d.notices?.[0]).publishedOn = '2062-01-05';
      },
      'notices[ntc_busy-weekends]: it appears on 2062-01-05',
    ],
    [
      'a notice that is over',
      (d) => {
        only(d.notices?.[0]).until = '2027-07-31';
      },
      'notices[ntc_busy-weekends]: it was shown until 2027-07-31',
    ],
    [
      'a notice that ends before it appears',
      (d) => {
        Object.assign(only(d.notices?.[0]), { publishedOn: '2027-09-01', until: '2027-08-20' });
      },
      'notices[ntc_busy-weekends]: it ends before it appears',
    ],
    [
      'a report of a day that is over',
      (d) => {
        only(d.serviceReports?.[0]).days = { added: ['2027-07-01'] };
      },
      'serviceReports[1]: it has no day from 2027-08-01 on',
    ],
    [
      'a cancellation on days without a sailing',
      (d) => {
        only(d.serviceCancellations[0]).days = { added: ['2025-01-01'] };
      },
      'serviceCancellations[1]: none of its trips sails on its days',
    ],
    [
      'sales after check-in has closed',
      (d) => {
        only(d.routes[0]).webClosesMinutesBefore.foot = 10;
      },
      'routes[route_strait].webClosesMinutesBefore.foot: the web sells until 10 minutes before',
    ],
    [
      'a check-in that closes days before',
      (d) => {
        only(d.routes[0]).checkInClosesMinutesBefore.foot = 3000;
      },
      'routes[route_strait].checkInClosesMinutesBefore: it is more than a day before',
    ],
    [
      'sales that open on the day',
      (d) => {
        d.salesOpening.monthsBefore = 0;
      },
      'salesOpening.monthsBefore: sales open on the day of the sailing',
    ],
    [
      'a hold of three minutes',
      (d) => {
        d.holds.minutes = 3;
      },
      'holds.minutes: nobody types nine names in 3 minutes',
    ],
    [
      'a hold of fewer people than one booking has',
      (d) => {
        d.passengers.maxPerBooking = 20;
        d.holds.places = { ofAddress: 60, ofContact: 18 };
      },
      'holds.places.ofContact: it is less than one party of 20 people',
    ],
    [
      'a season in which a customer who was late may still sail',
      (d) => {
        d.standBy = { withinDays: 28 };
      },
      'standBy.withinDays: a customer who was late sails up to 28 days later, at the old price',
    ],
    [
      'a discount of everything',
      (d) => {
        only(d.discounts?.[0]).percent = 100;
      },
      'percent: everything is free',
    ],
    [
      'a discount of nothing',
      (d) => {
        only(d.discounts?.[0]).percent = 0;
      },
      'percent: it lowers nothing',
    ],
    [
      'a fare period that is over',
      (d) => {
        d.farePeriods.spans.push({
          period: 'B',
          from: '2026-01-01',
          until: '2026-01-31',
          routeIds: ['route_strait'],
        });
      },
      ': it ended on 2026-01-31',
    ],
    [
      'a fuel adjustment that is over',
      (d) => {
        Object.assign(only(d.fuelAdjustments[0]), { from: '2026-01-01', until: '2026-01-31' });
      },
      'fuelAdjustments[1]: it ended on 2026-01-31',
    ],
    [
      'a trip in the other direction than its likes',
      (d) => {
        trip(d, 'strait-0640').direction = 'inbound';
      },
      'trips[strait-0640].direction: inbound, and ',
    ],
    [
      'trips that are cancelled on all days',
      (d) => {
        only(d.serviceCancellations[0]).days = { weekdays: [...WEEKDAYS] };
      },
      'serviceCancellations[1]: strait-2040 sails on none of its days',
    ],
    [
      'two spans of the same dates',
      (d) => {
        d.farePeriods.spans.push({ ...only(d.farePeriods.spans[0]), period: 'C' });
      },
      'farePeriods.spans[1]: a later span has the same dates: period B never is',
    ],
    [
      'vehicles that check in after people',
      (d) => {
        only(d.routes[0]).checkInClosesMinutesBefore = { foot: 60, vehicle: 10 };
      },
      'routes[route_strait].checkInClosesMinutesBefore.vehicle: 10 minutes, less than on foot (60)',
    ],
    [
      'children who are free',
      (d) => {
        d.passengers.childPercentOfAdult = 0;
      },
      'passengers.childPercentOfAdult: children pay 0 %',
    ],
    [
      'children who pay as adults',
      (d) => {
        d.passengers.childPercentOfAdult = 100;
      },
      'passengers.childPercentOfAdult: children pay as adults do',
    ],
    [
      'fares that are rounded to 1,000 yen',
      (d) => {
        d.passengers.childRoundedUpToYen = 1000;
      },
      'passengers.childRoundedUpToYen: fares are rounded to 1000 yen',
    ],
    [
      'parties of one',
      (d) => {
        d.passengers.maxPerBooking = 1;
      },
      'passengers.maxPerBooking: nobody books for two',
    ],
    [
      'a fuel adjustment with a nought too many',
      (d) => {
        Object.assign(only(d.fuelAdjustments[0]), { adultYen: 9000 });
      },
      'fuelAdjustments[1].adultYen: 9000 yen, more than half of the lowest fare (',
    ],
    [
      'a fee that takes the whole fare',
      (d) => {
        term(d, 0).minimumYen = 200_000;
      },
      'cancellation[1].minimumYen: 200000 yen, more than the lowest fare (',
    ],
    [
      'a hold of a day',
      (d) => {
        d.holds.minutes = 1440;
      },
      'holds.minutes: for 1440 minutes nobody else gets the places',
    ],
    [
      'an early discount before sales open',
      (d) => {
        Object.assign(only(d.discounts?.find(({ kind }) => kind === 'early')), { daysBefore: 120 });
      },
      'daysBefore: nobody books 120 days before: sales open 2 months before',
    ],
    [
      'a return after days',
      (d) => {
        d.returnTrips = { transferMinutes: 10_000, validDays: 14 };
      },
      'returnTrips.transferMinutes: nobody returns on the day after the arrival',
    ],
    [
      'rooms for oneself whose empty berths are free',
      (d) => {
        d.privateUsePercent = 0;
      },
      'privateUsePercent: empty berths of a room for oneself are free',
    ],
    [
      'few places left on an empty ship',
      (d) => {
        d.fewLeft = { berths: 10_000, percentOfPool: 100 };
      },
      'fewLeft.percentOfPool: an empty ship has few places left',
    ],
    [
      'a deck in metres',
      (d) => {
        only(only(d.vessels[0]).pools.find(({ kind }) => kind === 'deck')).capacity = 240;
      },
      'pools[pool_shiokaze_vehicles].capacity: 240 cm of lane: no car fits',
    ],
    [
      'a deck of half a metre',
      (d) => {
        only(only(d.vessels[0]).pools.find(({ kind }) => kind === 'deck')).maxHeightCm = 50;
      },
      'pools[pool_shiokaze_vehicles].maxHeightCm: 50 cm: no car is so low',
    ],
    [
      'vehicles without a deck',
      (d) => {
        for (const vessel of d.vessels) {
          vessel.pools = vessel.pools.filter(({ kind }) => kind !== 'deck');
        }
        d.allotments = [];
      },
      'vehicleFares[汐見港→凪浦港]: no vessel of route_strait has a pool of the kind deck',
    ],
    [
      'three metres between two cars',
      (d) => {
        only(d.vehicles).gapCm = 300;
      },
      'vehicles.gapCm: 300 cm between two vehicles',
    ],
    [
      'two classes of one length',
      (d) => {
        only(d.vehicles?.classes.find(({ id }) => id === 'vcl_car_6')).lengthBelowCm = 500;
      },
      'vehicles.classes[vcl_car_6].lengthBelowCm: vcl_car_5 has the same length and type',
    ],
    [
      'a type without a class',
      (d) => {
        const { types } = only(d.vehicles);
        types.push({ ...only(types[0]), id: 'veh_spare', name: '予備' });
      },
      'vehicles.types[veh_spare]: it has no class: nobody can book it',
    ],
    [
      'cars that are longer than every class',
      (d) => {
        delete only(d.vehicles?.types[0]).tooLongCm;
      },
      'vehicles.types[veh_car]: from 1200 cm on it has no class: say so with tooLongCm',
    ],
    [
      'a bicycle that nobody has said to be none of the cars',
      (d) => {
        const bicycle = only(d.vehicles?.types.find(({ kind }) => kind === 'bicycle'));
        delete bicycle.needsDriver;
        delete bicycle.hasPlate;
      },
      [
        'vehicles.types[veh_bicycle]: a bicycle with a driver, whose fare it includes: say needsDriver: false',
        'vehicles.types[veh_bicycle]: a bicycle with a plate: say hasPlate: false',
      ].join('\n'),
    ],
    [
      'a fare of a section that nothing sails',
      (d) => {
        d.fares.push({ ...fare(d), toPortId: 'port_suzune' });
      },
      'fares[汐見港→鈴音島港/スタンダード]: no trip of route_strait sails the section',
    ],
    [
      'vehicle fares of a section that nothing sails',
      (d) => {
        d.vehicleFares?.push({ ...carFares(d), toPortId: 'port_suzune' });
      },
      'vehicleFares[汐見港→鈴音島港]: no trip of route_strait sails the section',
    ],
    [
      'two routes of one name',
      (d) => {
        only(d.routes[1]).name = only(d.routes[0]).name;
      },
      'routes[route_night].name: route_strait is called 汐見・凪浦航路 too',
    ],
    [
      'a reading in katakana',
      (d) => {
        only(d.ports[0]).nameKana = 'シオミコウ';
      },
      'ports[port_shiomi].nameKana: "シオミコウ" is not hiragana alone',
    ],
    [
      'a telephone that is none',
      (d) => {
        only(d.ports[0]).phone = 'なし';
      },
      'ports[port_shiomi].phone: "なし" is no telephone number',
    ],
    [
      'HTML in a notice',
      (d) => {
        only(d.notices?.[0]).body = '<b>重要</b>です。';
      },
      'notices[ntc_busy-weekends]: it has HTML, which customers read as it is',
    ],
  ])('%s', (_, change, line) => {
    expect(said(change).join('\n')).toContain(line);
  });
});

describe('a mistake is named once, with the word that was meant', () => {
  it.each<[string, Change, string[]]>([
    [
      'a misspelt rule',
      (d) => {
        Object.assign(d, { fewleft: 3 });
      },
      ['fewleft: unknown key "fewleft" (did you mean "fewLeft"?)'],
    ],
    [
      'a rule that is missing',
      (d) => {
        Reflect.deleteProperty(d, 'holds');
      },
      ['holds: it is missing'],
    ],
    [
      'a port that is misspelt',
      (d) => {
        only(trip(d, 'strait-0640').calls[1]).portId = 'port_nagiora';
      },
      [
        'trips[strait-0640].calls[2].portId: there is no port "port_nagiora" (did you mean "port_nagiura"?)',
      ],
    ],
    [
      'a trip that is misspelt',
      (d) => {
        only(d.serviceCancellations[0]).tripIds = ['strait-204'];
      },
      [
        'serviceCancellations[1].tripIds: there is no trip "strait-204" (did you mean "strait-2040"?)',
      ],
    ],
  ])('%s', (_, change, lines) => {
    expect(said(change)).toEqual(lines);
  });

  it('what has not its shape hides no relation, where nothing names what it is in', () => {
    const change: Change = (d) => {
      Reflect.deleteProperty(d, 'holds');
      trip(d, 'strait-0640').vesselId = 'ves_x';
    };
    expect(said(change)).toEqual([
      'holds: it is missing',
      'trips[strait-0640].vesselId: there is no vessel "ves_x"',
    ]);
    // What names it would be called wrong.
    const named: Change = (d) => {
      change(d);
      only(d.ports[0]).id = 'shiomi';
    };
    expect(said(named).filter((line) => line.includes('there is no'))).toEqual([]);
  });

  it('a period without fares is one line, whatever the number of fares', () => {
    const lines = said((d) => {
      d.farePeriods.spans.push({ period: 'Z', from: '09-01', until: '09-02' });
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^fares\[汐見港→凪浦港\/スタンダード\]\.adultYen: no fare for the period Z \(and \d+ more like it\)$/,
      ),
      ...lines.slice(1),
    ]);
    expect(lines.length).toBeLessThan(4);
  });
});
