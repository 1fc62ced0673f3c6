import { describe, expect, it } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { OperatorDocumentError, parseOperatorDocument } from '../../src/operator/parse-document.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

/** What a person reads about a document with a mistake in it. */
function complaint(change: (copy: OperatorDocumentInput) => void): string {
  try {
    parseOperatorDocument(changed(smallOperator(), change));
  } catch (error) {
    if (error instanceof OperatorDocumentError) return error.message;
    throw error;
  }
  return '';
}

/** The first of a list that the small operator surely has. */
const first = <Item>(list: Item[]): Item => list[0] as Item;

describe('a document with a mistake is refused with its path and the reason', () => {
  it.each<[string, (copy: OperatorDocumentInput) => void, string]>([
    [
      'an id without its prefix',
      (d) => {
        first(d.ports).id = 'harbour';
      },
      'ports.0.id: an id that begins with port_',
    ],
    [
      'tickets that open before what was told by mail is forgotten',
      (d) => {
        Object.assign(d, { tickets: { opensHoursBefore: 1921, beforePaymentAtPort: false } });
      },
      'tickets.opensHoursBefore: ',
    ],
    [
      'a misspelt rule',
      (d) => {
        Object.assign(d, { fewleft: 3 });
      },
      'fewleft: ',
    ],
    [
      'an id twice',
      (d) => {
        d.ports.push(first(d.ports));
      },
      'ports.2: the id is used twice',
    ],
    [
      'a time that is none',
      (d) => {
        first(first(d.trips).calls).departure = '9.00';
      },
      'trips.0.calls.0.departure: a service time (HH:MM)',
    ],
    [
      'a party that the contract does not know',
      (d) => {
        d.passengers.maxPerBooking = 31;
      },
      'passengers.maxPerBooking: ',
    ],
    [
      'ages that end before they begin',
      (d) => {
        d.passengerAges.child = { from: 12, to: 6 };
      },
      'passengerAges.child: the span ends before it begins',
    ],
    [
      'a hold of no time',
      (d) => {
        d.holds.minutes = 0;
      },
      'holds.minutes: ',
    ],
    [
      'cancellation terms out of order',
      (d) => {
        d.cancellation.push({ daysBefore: 2, percent: 10, minimumYen: 200 });
      },
      'cancellation.1: daysBefore is not smaller than in the term before',
    ],
    [
      'terms of cancelling in hours out of order',
      (d) => {
        const term = { percent: 0, minimumYen: 0 };
        const hours = [
          { ...term, hoursBefore: 2 },
          { ...term, hoursBefore: 24 },
        ];
        d.cancellationRules = [{ hours }];
      },
      'cancellationRules.0.hours.1: hoursBefore is not smaller than in the term before',
    ],
    [
      'terms of cancelling in days and hours',
      (d) => {
        const term = { percent: 0, minimumYen: 0 };
        const [days, hours] = [[{ ...term, daysBefore: 0 }], [{ ...term, hoursBefore: 0 }]];
        d.cancellationRules = [{ days, hours }];
      },
      'cancellationRules.0: it counts either days or hours',
    ],
    [
      'terms of cancelling of a discount that does not exist',
      (d) => {
        const days = [{ daysBefore: 0, percent: 50, minimumYen: 0 }];
        d.cancellationRules = [{ discountIds: ['dis_none'], days }];
      },
      'cancellationRules.0.discountIds: there is no discount "dis_none"',
    ],
    [
      'a date that does not exist',
      (d) => {
        first(d.services).days.from = '2027-02-29';
      },
      'services.0.days.from: a date that exists (YYYY-MM-DD)',
    ],
    [
      'an unknown route',
      (d) => {
        first(d.trips).routeId = 'route_x';
      },
      'trips.0.routeId: there is no route "route_x"',
    ],
    [
      'an unknown vessel',
      (d) => {
        first(d.trips).vesselId = 'ves_x';
      },
      'trips.0.vesselId: there is no vessel "ves_x"',
    ],
    [
      'an unknown service',
      (d) => {
        first(d.trips).serviceId = 'x';
      },
      'trips.0.serviceId: there is no service "x"',
    ],
    [
      'an unknown port',
      (d) => {
        first(first(d.trips).calls).portId = 'port_x';
      },
      'trips.0.calls.0.portId: there is no port "port_x"',
    ],
    [
      'an unknown pool',
      (d) => {
        first(first(d.vessels).cabinTypes).poolId = 'pool_x';
      },
      'vessels.0.cabinTypes.0.poolId: there is no pool "pool_x"',
    ],
    [
      'times backwards',
      (d) => {
        first(first(d.trips).calls).departure = '10:30';
      },
      'trips.0.calls.1: the arrival is not after the departure before it',
    ],
    [
      'no departure',
      (d) => {
        delete first(first(d.trips).calls).departure;
      },
      'trips.0.calls.0: the departure is missing',
    ],
    [
      'an unknown grade',
      (d) => {
        first(d.fares).grade = '特等';
      },
      'fares.0.grade: there is no grade "特等"',
    ],
    [
      'a fare twice',
      (d) => {
        d.fares.push(first(d.fares));
      },
      'fares.1: the section and grade have a fare already',
    ],
    [
      'no fare for a period of the route',
      (d) => {
        d.farePeriods.spans.push({ period: 'B', from: '07-01', until: '08-31' });
      },
      'fares.0.adultYen: no fare for the period B',
    ],
    [
      'a span backwards',
      (d) => {
        d.farePeriods.spans.push({ period: 'A', from: '2027-08-31', until: '2027-07-01' });
      },
      'farePeriods.spans.0: the span ends before it begins',
    ],
    [
      'a span with one year',
      (d) => {
        d.farePeriods.spans.push({ period: 'A', from: '2027-08-31', until: '09-01' });
      },
      'farePeriods.spans.0: one end has a year and the other has none',
    ],
    [
      'a child adjustment above the adult one',
      (d) => {
        d.fuelAdjustments.push({ from: '01-01', until: '12-31', adultYen: 1, childYen: 2 });
      },
      'fuelAdjustments.0: a child pays at most what an adult pays',
    ],
    [
      'a cancellation of an unknown trip',
      (d) => {
        d.serviceCancellations.push({ tripIds: ['x'], days: {}, reason: 'x' });
      },
      'serviceCancellations.0.tripIds: there is no trip "x"',
    ],
    [
      'an allotment of a pool of another vessel',
      (d) => {
        d.allotments.push({ tripIds: ['small-1'], poolId: 'pool_x', days: {}, onSale: 0 });
      },
      'allotments.0.poolId: the vessel of trip "small-1" has no pool "pool_x"',
    ],
  ])('%s', (_, change, expected) => {
    expect(complaint(change)).toContain(expected);
  });

  it('names every mistake at once', () => {
    const lines = complaint((d) => {
      first(d.trips).routeId = 'route_x';
      first(d.trips).vesselId = 'ves_x';
    }).split('\n');
    expect(lines).toHaveLength(2);
  });

  it('accepts the document without a mistake', () => {
    expect(complaint(() => undefined)).toBe('');
  });
});

describe('the demonstration operator', () => {
  const operator = parseOperatorDocument(demoOperator);

  it('has three routes and five vessels', () => {
    expect([operator.routes.length, operator.vessels.length]).toEqual([3, 5]);
  });

  it('never has a vessel at sea twice, nor leaving a port at which it is not', () => {
    for (const vessel of operator.vessels) {
      const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
      const runs = operator.trips
        .filter((trip) => trip.vesselId === vessel.id)
        .flatMap((trip) => {
          const { days } = operator.services.find((service) => service.id === trip.serviceId) ?? {};
          return week.flatMap((day, index) =>
            days?.weekdays?.includes(day) ? [{ trip, start: index * 1440 }] : [],
          );
        })
        .map(({ trip, start }) => {
          const [departure, arrival] = [trip.calls[0], trip.calls.at(-1)];
          return {
            from: departure?.portId,
            to: arrival?.portId,
            leaves: start + minutes(departure?.departure),
            lands: start + minutes(arrival?.arrival),
          };
        })
        .sort((one, other) => one.leaves - other.leaves);
      for (const [index, run] of runs.entries()) {
        const next = runs[index + 1] ?? { ...first(runs), leaves: first(runs).leaves + 7 * 1440 };
        expect(next.from, `${vessel.name} after ${run.lands}`).toBe(run.to);
        expect(next.leaves).toBeGreaterThan(run.lands);
      }
    }
  });
});

function minutes(time = ''): number {
  const [hours, rest] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (rest ?? 0);
}
