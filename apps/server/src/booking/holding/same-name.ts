import type { Passenger } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { CheckedCustomers } from '../../domain/drafts/check-customers.ts';
import { lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import type { Problems } from '../../domain/people/problems.ts';
import { STANDS_BY } from '../../domain/service/standing-by.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { CABIN_OF } from '../../domain/trips/trip.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';

/** Who books, and when. */
interface Booker {
  clock: Clock;
  sessionId: number;
  keys: KeyRing;
}

/** For whom, and on what. */
interface Booking {
  /** The one that is changed: its own passengers are no others. */
  ownId?: string;
  /** The mailbox that is typed may be another person's. */
  customers: Pick<CheckedCustomers, 'passengers' | 'representative'>;
  offer: TripOffer;
}

interface Other {
  reservation_number: string;
  /** Whether the session may see it. */
  is_seen: boolean;
  sailing_id: string;
  passengers: Passenger[];
}

/**
 * A person of the same name is on the same sailing by another booking of the same customer: most often a
 * mistake. Only bookings of the session (a member's on all devices), that it has looked up, or of the mailbox that is
 * typed are compared, and the last only where the session has confirmed it or it is the member's own: whether a
 * stranger travels is nobody's business, and a name with an address is soon typed.
 * @throws DomainError `DUPLICATE_BOOKING` with the number of the other one where the session may see it
 */
export async function assertNoSameName(
  db: Kysely<Database>,
  booker: Booker,
  booking: Booking,
): Promise<void> {
  const others = await findOthers(db, booker, booking);
  const errors: Problems = {};
  let found: Other | undefined;
  for (const { leg, stock } of offersOf(booking.offer)) {
    for (const [index, passenger] of booking.customers.passengers.entries()) {
      if (passenger[CABIN_OF[leg]] === null) continue;
      const same = others.find(
        (other) =>
          other.sailing_id === stock.sailingId &&
          other.passengers.some((each) => nameOf(each) === nameOf(passenger)),
      );
      if (!same) continue;
      errors[`passengers.${index}.familyName`] = ['ALREADY_BOOKED'];
      found = found?.is_seen ? found : same;
    }
  }
  if (!found) return;
  throw new DomainError('DUPLICATE_BOOKING', {
    errors,
    ...(found.is_seen && { reservationNumber: found.reservation_number }),
  });
}

const nameOf = ({ familyName, givenName }: Passenger): string =>
  fullName({ familyName, givenName });

/** Few: those of one customer, however full the sailings are. */
async function findOthers(
  db: Kysely<Database>,
  { clock, sessionId, keys }: Booker,
  { ownId, customers: { representative }, offer }: Booking,
): Promise<Other[]> {
  const { contact_email } = lookUpKeysOf(representative);
  const mailHash = mailHashOf(keys, representative.email);
  const sailings = offersOf(offer).map(({ stock }) => stock.sailingId);
  const by = { sessionId, contact_email, mailHash, sailings, now: clock.now() };
  return readOthers(db, { ...by, ownId: ownId ?? '' });
}

interface Asked {
  sessionId: number;
  contact_email: string;
  mailHash: Buffer;
  sailings: string[];
  ownId: string;
  now: Date;
}

const readOthers = prepared(
  (_, { sessionId, contact_email, mailHash, sailings, ownId, now }: Asked) => sql<Other>`
    with known as (
      select id, true as is_seen from reservation where session_id = ${sessionId}
      union all
      select reservation_id, true from guest_right
        where session_id = ${sessionId} and expires_at > ${now}
      union all
      select id, false from reservation where contact_email = ${contact_email}
        and state in ('confirmedUnpaid', 'confirmed') and names_removed_at is null
        and (exists (select 1 from confirmed_mailbox
            where session_id = ${sessionId} and mail_hash = ${mailHash})
          or exists (select 1 from member
            where session_id = ${sessionId} and lower(email) = ${contact_email}))
    ), others as (select id, bool_or(is_seen) as is_seen from known group by id)
    select r.reservation_number, o.is_seen, l.sailing_id, r.passengers
    from others o join reservation r on r.id = o.id
      join reservation_leg l on l.reservation_id = r.id
      join sailing s on s.id = l.sailing_id and not ${STANDS_BY}
    where l.sailing_id = any(${sailings}) and r.id <> ${ownId}
      and r.state in ('confirmedUnpaid', 'confirmed', 'paymentProcessing')
      and r.names_removed_at is null
    order by o.is_seen desc, r.created_at`,
);
