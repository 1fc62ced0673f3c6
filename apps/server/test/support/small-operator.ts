import type { OperatorDocumentInput } from '../../src/rules/schema.ts';

/** An operator with one trip a day between two ports, for tests that change its document. */
export function smallOperator(id = 'small'): OperatorDocumentInput {
  const port = (name: string, position: number) => ({
    id: `port_${id}_${name}`,
    name,
    nameKana: name,
    description: '',
    address: '',
    phone: '',
    latitude: 34 + position,
    longitude: 135,
  });
  return {
    version: 1,
    id,
    name: id,
    ports: [port('a', 0), port('b', 1)],
    vessels: [
      {
        id: `ves_${id}`,
        name: '小船',
        nameKana: 'こぶね',
        description: '',
        pools: [{ id: `pool_${id}`, kind: 'berths', capacity: 50 }],
        cabinTypes: [
          {
            id: `cab_${id}`,
            name: '席',
            grade: '普通',
            description: '',
            poolId: `pool_${id}`,
            amenities: [],
          },
        ],
      },
    ],
    routes: [
      {
        id: `route_${id}`,
        name: '小航路',
        description: '',
        checkInClosesMinutesBefore: { foot: 30, vehicle: 60 },
        webClosesMinutesBefore: { foot: 120, vehicle: 180 },
      },
    ],
    services: [
      { id: 'daily', days: { weekdays: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] } },
    ],
    trips: [
      {
        id: `${id}-1`,
        routeId: `route_${id}`,
        vesselId: `ves_${id}`,
        serviceId: 'daily',
        direction: 'outbound',
        calls: [
          { portId: `port_${id}_a`, departure: '9:00' },
          { portId: `port_${id}_b`, arrival: '10:00' },
        ],
      },
    ],
    farePeriods: { usual: 'A', spans: [] },
    fares: [
      {
        routeId: `route_${id}`,
        fromPortId: `port_${id}_a`,
        toPortId: `port_${id}_b`,
        grade: '普通',
        adultYen: { A: 1000 },
      },
    ],
    fuelAdjustments: [],
    serviceCancellations: [],
    allotments: [],
    salesOpening: { monthsBefore: 2, at: '09:00' },
    passengers: {
      maxPerBooking: 9,
      childPercentOfAdult: 50,
      childRoundedUpToYen: 10,
      freeInfantsPerAdult: 1,
    },
    passengerAges: {
      adult: { from: 12 },
      child: { from: 6, to: 12 },
      infant: { from: 1, to: 6 },
      baby: { from: 0, to: 0 },
    },
    holds: { minutes: 60, extensionMinutes: 15, maxExtensions: 10 },
    cancellation: [{ daysBefore: 0, percent: 30, minimumYen: 200 }],
    passengerListMonths: 12,
    fewLeft: { berths: 10, percentOfPool: 20 },
  };
}

/** A changed copy; the change may write to what it is given. */
export function changed(
  document: OperatorDocumentInput,
  change: (copy: OperatorDocumentInput) => void,
): OperatorDocumentInput {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}
