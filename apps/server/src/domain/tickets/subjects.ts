import type { Passenger, Ticket } from '@ferry/api/customer-server';
import { type BoardingParty, checkInCutOff, needsAssistance } from '@ferry/format/check-in';
import { fullName, fullReading } from '@ferry/format/full-name';
import type { GoneSubject, TicketSubject } from '../../database/ticket-tables.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';

/** What a ticket shows of whom it is for. */
export type ShownSubject = Pick<
  Ticket,
  | 'kind'
  | 'position'
  | 'checkInClosesAt'
  | 'hasVehicles'
  | 'hasAssistance'
  | 'passengerClass'
  | 'isDriver'
  | 'cabins'
  | 'vehicles'
  | 'bring'
>;

/** Whom a ticket of a leg is for. */
export interface Subject {
  subject: TicketSubject;
  shown: ShownSubject;
  /** What a ticket was issued for; another one is another ticket. */
  facts: unknown;
  /** The passenger's name or the vehicle's plate; the ticket itself does not have it. */
  name: string;
  /** Papers to be shown for a discount. */
  documents: string[];
}

type Leg = Pick<LegOfReservation, 'row' | 'described' | 'rules'>;
type Vehicle = Leg['described']['vehicles'][number];

/**
 * All of a leg, its passengers and its vehicles. What a customer may correct without a change of the
 * booking (the plate) is no fact of a ticket.
 */
export function subjectsOf(leg: Leg, passengers: readonly Passenger[]): [Subject, ...Subject[]] {
  const travellers = [
    ...passengers.flatMap((passenger, position) => passengerSubject(leg, passenger, position)),
    ...leg.described.vehicles.map((vehicle, position) =>
      vehicleSubject(leg, passengers, vehicle, position),
    ),
  ];
  return [groupSubject(leg, passengers, travellers), ...travellers];
}

/**
 * What is shown of a ticket that is revoked: which one it was. Who travels in its place now is nobody's
 * business who has its link.
 */
export function shownOfRevoked(
  { subject: kept }: { subject: TicketSubject | GoneSubject },
  { described: { sailing } }: Pick<Leg, 'described'>,
): ShownSubject {
  const subject = kept.replace(/^gone /, '');
  const kind = subject === 'group' ? 'group' : subject.startsWith('v') ? 'vehicle' : 'passenger';
  return {
    kind,
    position: kind === 'group' ? null : Number(subject.slice(1)),
    checkInClosesAt: sailing.checkInClosesAt,
    hasVehicles: false,
    hasAssistance: false,
    passengerClass: null,
    isDriver: false,
    cabins: [],
    vehicles: [],
    bring: [],
  };
}

function groupSubject(
  leg: Leg,
  passengers: readonly Passenger[],
  travellers: readonly Subject[],
): Subject {
  const { cabins, vehicles } = leg.described;
  const onBoard = passengers.filter((passenger) => cabinOf(leg, passenger) !== undefined);
  return {
    subject: 'group',
    shown: {
      kind: 'group',
      position: null,
      ...cutOff(leg, { vehicles, passengers: onBoard }),
      passengerClass: null,
      isDriver: false,
      cabins: cabins.map(shownCabin),
      vehicles: vehicles.map(shownVehicle),
      bring: bringOf(leg, vehicles),
    },
    facts: travellers.map(({ facts }) => facts),
    name: '',
    documents: [],
  };
}

/** None for a passenger who does not travel on the leg. */
function passengerSubject(leg: Leg, passenger: Passenger, position: number): Subject[] {
  const cabin = cabinOf(leg, passenger);
  if (!cabin) return [];
  const driven = leg.described.vehicles.filter(({ driver }) => driver === position);
  const { passengerClass, familyName, givenName, familyNameKana, givenNameKana } = passenger;
  const discountId = passenger.discount?.discountId;
  const rule = leg.rules.discounts.find(({ id }) => id === discountId);
  return [
    {
      subject: `p${position}`,
      shown: {
        kind: 'passenger',
        position,
        ...cutOff(leg, { vehicles: driven, passengers: [passenger] }),
        passengerClass,
        isDriver: driven.length > 0,
        cabins: [shownCabin(cabin)],
        vehicles: [],
        bring: [],
      },
      facts: [
        ...voyageFacts(leg),
        passengerClass,
        fullReading({ familyNameKana, givenNameKana }),
        cabin.cabinType.id,
        cabin.privateUse,
        discountId ?? null,
      ],
      name: fullName({ familyName, givenName }),
      documents: rule && 'document' in rule ? [rule.document] : [],
    },
  ];
}

function vehicleSubject(
  leg: Leg,
  passengers: readonly Passenger[],
  vehicle: Vehicle,
  position: number,
): Subject {
  const driver = vehicle.driver === null ? undefined : passengers[vehicle.driver];
  const { vehicleTypeId, className, lengthCm, loadedLengthCm } = vehicle;
  return {
    subject: `v${position}`,
    shown: {
      kind: 'vehicle',
      position,
      ...cutOff(leg, { vehicles: [vehicle], passengers: driver ? [driver] : [] }),
      passengerClass: null,
      isDriver: false,
      cabins: [],
      vehicles: [shownVehicle(vehicle)],
      bring: bringOf(leg, [vehicle]),
    },
    facts: [...voyageFacts(leg), vehicleTypeId, className, lengthCm, loadedLengthCm],
    name: vehicle.plate,
    documents: [],
  };
}

const voyageFacts = ({ row: { sailing_id, from_call, to_call } }: Leg) => [
  sailing_id,
  from_call,
  to_call,
];

function cabinOf({ row: { leg }, described: { cabins } }: Leg, passenger: Passenger) {
  const index = passenger[`${leg}Cabin`];
  return index === null ? undefined : cabins[index];
}

function cutOff({ described: { sailing } }: Leg, party: BoardingParty) {
  return {
    checkInClosesAt: checkInCutOff(sailing, party),
    hasVehicles: party.vehicles.length > 0,
    hasAssistance: needsAssistance(party),
  };
}

function bringOf({ rules }: Leg, vehicles: readonly Vehicle[]): Ticket['bring'] {
  const isInspected = ({ vehicleTypeId }: Vehicle) => {
    const kind = rules.vehicles.types.find(({ id }) => id === vehicleTypeId)?.kind ?? 'car';
    // Most motorcycles have no inspection; those that have are asked for at the port.
    return kind !== 'bicycle' && kind !== 'motorcycle';
  };
  return vehicles.some(isInspected) ? ['vehicleInspection'] : [];
}

const shownCabin = ({ cabinType, privateUse }: Leg['described']['cabins'][number]) => ({
  name: cabinType.name,
  grade: cabinType.grade,
  privateUse,
});

const shownVehicle = ({ name, className, lengthCm }: Vehicle) => ({ name, className, lengthCm });
