import type { PingEvent, ReservationEvent, SailingEvent } from '@ferry/api/customer-server';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ToldReservation, ToldSailing } from '../database/webhook-tables.ts';
import { jstInstant } from '../domain/instant.ts';

type EventRow = Selectable<Database['webhook_event']>;

/** An event as the contract has it: the same text at each attempt. */
export const eventBody = (event: EventRow): string => JSON.stringify(toEvent(event));

function toEvent({ id, type, sequence, occurred_at, data }: EventRow) {
  const occurredAt = jstInstant(occurred_at);
  if ('endpointId' in data) return { id, type: type as PingEvent['type'], occurredAt, data };
  return 'legs' in data
    ? {
        id,
        type: type as ReservationEvent['type'],
        occurredAt,
        data: toReservation(data, sequence),
      }
    : { id, type: type as SailingEvent['type'], occurredAt, data: toSailing(data, sequence) };
}

const toReservation = (
  { reservationNumber, state, legs }: ToldReservation,
  sequence: number,
): ReservationEvent['data'] => ({
  reservationNumber,
  sequence,
  state,
  legs: legs.map(({ departs, arrives, ...leg }) => ({
    ...leg,
    ...timesOf(leg.date, departs, arrives),
  })),
});

const toSailing = (
  { departs, arrives, ...sailing }: ToldSailing,
  sequence: number,
): SailingEvent['data'] => ({ ...sailing, sequence, ...timesOf(sailing.date, departs, arrives) });

/** @param departs minutes of the service date, as `arrives` */
const timesOf = (date: string, departs: number, arrives: number) => ({
  departureAt: instantOf(date, serviceTimeOf(departs)),
  arrivalAt: instantOf(date, serviceTimeOf(arrives)),
});
