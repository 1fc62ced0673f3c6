import type {
  LegName,
  Passenger,
  PaymentMethod,
  ReservedVehicle,
} from '@ferry/api/customer-server';
import { travellersOf } from '@ferry/format/check-in';
import { type Kysely, sql } from 'kysely';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type { Database } from '../../database/schema.ts';
import { STANDS_BY } from '../service/standing-by.ts';

/** A traveller on a sailing, as the law's list has them. */
export interface Listed {
  reservationNumber: string;
  /** Names of ports. */
  from: string;
  to: string;
  passenger: Passenger;
  /** Name of the cabin type. */
  cabin: string;
  /** That they drive; what has no driver is beside the first of its reservation. */
  vehicles: ReservedVehicle[];
  isPaid: boolean;
  /** How it is to be paid, or was. */
  paymentMethod: PaymentMethod | null;
}

interface BookedLeg {
  reservationNumber: string;
  leg: LegName;
  state: string;
  paymentMethod: PaymentMethod | null;
  passengers: Passenger[];
  content: ReservedContent;
  from: string;
  to: string;
}

/** A sailing whose list is asked for. */
interface ListedSailing {
  /** The operator keeps names no longer: those that are left belong to a later voyage. */
  isOver: boolean;
}

/** @returns undefined where there is no such sailing */
export async function findListedSailing(
  db: Kysely<Database>,
  sailingId: string,
  now: Date,
): Promise<ListedSailing | undefined> {
  const { rows } = await sql<ListedSailing>`
    select (s.service_date + make_interval(
        mins => s.call_arrivals[array_upper(s.call_arrivals, 1)],
        months => (r.rules ->> 'passengerListMonths')::int
      )) at time zone 'Asia/Tokyo' <= ${now}::timestamptz as "isOver"
    from sailing s join route r on r.id = s.route_id where s.id = ${sailingId}`.execute(db);
  return rows[0];
}

/** All who are booked on a sailing, paid or to pay, reservation by reservation; nobody who is held only. */
export async function findPassengerList(
  db: Kysely<Database>,
  sailingId: string,
): Promise<Listed[]> {
  const { rows } = await sql<BookedLeg>`
    select r.reservation_number as "reservationNumber", l.leg, r.state,
      r.payment_method as "paymentMethod", r.passengers, l.content,
      f.name as from, t.name as to
    from reservation_leg l join reservation r on r.id = l.reservation_id
      join sailing s on s.id = l.sailing_id
      join port f on f.id = l.from_port_id join port t on t.id = l.to_port_id
    where l.sailing_id = ${sailingId} and not ${STANDS_BY} and r.names_removed_at is null
      and r.state in ('paymentProcessing', 'confirmedUnpaid', 'confirmed')
    order by l.from_call, l.to_call, r.reservation_number`.execute(db);
  return rows.flatMap(listedOf);
}

function listedOf(booked: BookedLeg): Listed[] {
  const { reservationNumber, leg, state, paymentMethod, passengers, content, from, to } = booked;
  const [first] = travellersOf(passengers, leg);
  return passengers.flatMap((passenger, position) => {
    const cabin = passenger[`${leg}Cabin`];
    if (cabin === null) return [];
    const vehicles = content.vehicles.filter(({ driver }) =>
      driver === null ? passenger === first : driver === position,
    );
    return {
      ...{ reservationNumber, from, to, passenger, vehicles, paymentMethod },
      cabin: content.cabins[cabin]?.cabinType.name ?? '',
      isPaid: state === 'confirmed',
    };
  });
}
