import type { Reservation } from '@ferry/api/customer-server';
import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import type { Transaction } from 'kysely';
import { beforeCommit, pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import { keptPassengers } from '../../domain/changes/kept-passengers.ts';
import type { Clock } from '../../domain/clock.ts';
import type { CheckedCustomers } from '../../domain/drafts/check-customers.ts';
import { lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import { linkReservation, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { expiry } from '../../domain/drafts/drafts.ts';
import { newId, newReservationNumber } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import { movePassengerLinks } from '../../domain/passenger-links/link-rows.ts';
import {
  replaceConsents,
  storeConsents,
  withConsents,
} from '../../domain/reservations/consents.ts';
import { NO_NEW_EMAIL } from '../../domain/reservations/contact-change-rows.ts';
import { actorOf, addHistory } from '../../domain/reservations/history-rows.ts';
import { holdLength } from '../../domain/reservations/length-of-hold.ts';
import {
  insertHold,
  type NewLeg,
  type ReservationLegRow,
  type ReservationRow,
  replaceLegs,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { reservationOf, toReservation } from '../../domain/reservations/to-reservation.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import type { LegOffer } from '../../domain/trips/leg-offer.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { toNewLeg } from './to-new-leg.ts';

/** Everything that a hold is made of; its places have been taken. */
export interface Booked {
  draft: StoredDraft;
  customers: CheckedCustomers;
  offer: TripOffer;
  /** The partner ticket that it is sold by. */
  ticket: SoldTicket | undefined;
  /** The draft's live hold, which gets the new content. */
  previous: PreviousHold | undefined;
  /** Its client or contact holds enough beside it. */
  isShort: boolean;
}

/** A hold with what it has taken. */
export interface PreviousHold {
  row: ReservationRow;
  legs: ReservationLegRow[];
}

interface Holder {
  clock: Clock;
  sessionId: number;
  clientHash: Buffer;
  keys: KeyRing;
}

/**
 * Stores a hold, or the new content of one, and links the draft to it.
 * @returns what is shown of it; a new hold is stored before the transaction commits
 */
export async function storeHold(
  tx: Transaction<Database>,
  holder: Holder,
  booked: Booked,
): Promise<Reservation> {
  const { previous } = booked;
  return previous ? changeHold(tx, holder, { ...booked, previous }) : newHold(tx, holder, booked);
}

/** Nothing has become of the leg yet. */
const AS_BOOKED = { moved_from: null, stand_by_until: null, is_stand_by_taken: false };

/** What comes later in a reservation's life, if ever. */
export const NOT_YET = {
  waived_yen: 0,
  names_removed_at: null,
  record_removed_at: null,
  unpaid_since: null,
  is_mail_confirmed: false,
  is_own_mailbox: false,
  confirm_mail_by: null,
  ...NO_NEW_EMAIL,
  is_claimed: false,
};

/** What is shown of a new hold is known before it is stored. */
function newHold(tx: Transaction<Database>, holder: Holder, booked: Booked): Reservation {
  const { draft, customers, offer, isShort: is_short } = booked;
  const { clock, sessionId, clientHash } = holder;
  const now = clock.now();
  const { minutes } = holdLength({ is_short }, offer.outbound.rules);
  const requested = addMinutes(now, minutes);
  const row = {
    ...contentOf(holder, booked),
    id: newId('rsv'),
    reservation_number: newReservationNumber(),
    version: 1,
    state: 'held' as const,
    payment_method: null,
    limit_time: holdEnd(requested, cutOffOf(offer, customers)),
    extensions: 0,
    is_short,
    draft_id: draft.id,
    session_id: sessionId,
    client_hash: clientHash,
    created_at: now,
    ...NOT_YET,
  };
  const legs = offersOf(offer).map((leg) => ({ leg, row: toNewLeg(leg, customers) }));
  const stored = insertHold(
    tx,
    row,
    legs.map((leg) => leg.row),
    expiry(now),
  );
  const [outbound, returnLeg] = legs.map(({ leg, row: sold }) => ({
    row: { ...sold, reservation_id: row.id, is_unconfirmed: false, ...AS_BOOKED },
    described: { sailing: leg.sailing, ...sold.content },
    rules: leg.rules,
    status: 'scheduled' as const,
  }));
  if (!outbound) throw new Error('A trip has an outbound leg');
  // What can be held sails; a delay of today is read with the reservation.
  const services = legs.map(({ leg }) => ({
    leg: leg.leg,
    status: 'scheduled' as const,
    status_reason: null,
    ...{ delay_minutes: null, delay_reason: null, moved_from: null },
    service_date: leg.sailing.date,
    reports: [],
    ...{ is_checked_in: false, has_vehicles: false, stand_by_until: null, may_stand_by: false },
  }));
  const facts = {
    legs: { outbound, returnLeg },
    services,
    history: [{ at: now, event: 'held' as const, by: actorOf('held') }],
    consents: withConsents([], consentsOf(booked), now),
    payment: undefined,
    cancellations: [],
    refunds: [],
    changes: [],
    change: undefined,
  };
  const agreed = storeConsents(tx, row.id, consentsOf(booked), now);
  beforeCommit(tx, pipeline([stored, agreed]));
  return reservationOf({ row, isOwner: true }, facts, now);
}

async function changeHold(
  tx: Transaction<Database>,
  holder: Holder,
  booked: Booked & { previous: PreviousHold },
): Promise<Reservation> {
  const { draft, customers, offer, isShort: is_short } = booked;
  const { row: previous, legs: before } = booked.previous;
  const { clock } = holder;
  const now = clock.now();
  const content = contentOf(holder, booked);
  const legs = offersOf(offer).map((leg) => toNewLeg(leg, customers));
  const length = changedLength(previous, is_short, offer.outbound.rules, now);
  const ordinary = addMinutes(now, holdLength(length, offer.outbound.rules).minutes);
  const isMore = legs.some((leg) => !before.some((had) => hasAll(had, leg)));
  const end = isMore && ordinary < length.limit_time ? ordinary : length.limit_time;
  await movePassengerLinks(
    tx,
    previous.id,
    keptPassengers(previous.passengers, draft.customers.passengers),
    now,
  );
  const [row] = await pipeline([
    updateReservation(tx, previous, {
      ...content,
      representative: JSON.stringify(content.representative),
      passengers: JSON.stringify(content.passengers),
      quote: JSON.stringify(content.quote),
      sale: JSON.stringify(content.sale),
      names_removed_at: null,
      ...length,
      limit_time: holdEnd(end, cutOffOf(offer, customers)),
    }),
    replaceLegs(tx, previous.id, legs),
    replaceConsents(tx, previous.id, consentsOf(booked), now),
    addHistory(tx, previous.id, 'changed', now),
    linkReservation(tx, draft.id, { reservationId: previous.id, expiresAt: expiry(now) }),
  ]);
  return toReservation(tx, clock, { row, isOwner: true });
}

/** Whether a leg had all that another takes: what is held for a waiting customer for hours is that, and nothing else. */
const hasAll = (had: ReservationLegRow, { sailing_id, from_call, to_call, pools }: NewLeg) =>
  had.sailing_id === sailing_id &&
  had.from_call <= from_call &&
  had.to_call >= to_call &&
  pools.every(({ poolId, quantity }) =>
    had.pools.some((each) => each.poolId === poolId && each.quantity >= quantity),
  );

/** A hold keeps its end with other content, unless it has become a short one by it. */
export function changedLength(
  previous: Pick<ReservationRow, 'limit_time' | 'extensions' | 'is_short'>,
  is_short: boolean,
  rules: LegOffer['rules'],
  now: Date,
): Pick<ReservationRow, 'limit_time' | 'extensions' | 'is_short'> {
  const { limit_time, extensions } = previous;
  if (previous.is_short || !is_short) return { limit_time, extensions, is_short };
  const end = addMinutes(now, rules.holds.short.minutes);
  return { limit_time: limit_time < end ? limit_time : end, extensions: 0, is_short };
}

/** Health data are held, and passengers are named to partners, only with a consent of its own. */
const consentsOf = ({ draft: { customers }, ticket }: Pick<Booked, 'draft' | 'ticket'>) => [
  ...(customers.sensitiveDataConsent ? (['sensitiveData'] as const) : []),
  ...(ticket?.mayInformPartners ? (['informPartners'] as const) : []),
];

const cutOffOf = ({ outbound }: TripOffer, { passengers }: CheckedCustomers): string =>
  checkInCutOff(outbound.sailing, {
    vehicles: outbound.vehicles,
    passengers: travellersOf(passengers, 'outbound'),
  });

/** A hold never outlasts the check-in: its places would leave with nobody on them. */
export function holdEnd(requested: Date, cutOff: string): Date {
  return new Date(Math.min(requested.getTime(), Date.parse(cutOff)));
}

/** What a hold takes from its draft. */
function contentOf(
  { keys }: Holder,
  { draft, customers: { representative, passengers }, offer: { quote, sale }, ticket }: Booked,
) {
  return {
    representative,
    passengers,
    ...lookUpKeysOf(representative),
    mail_hash: mailHashOf(keys, representative.email),
    quote,
    total_yen: quote.totalYen,
    sale: ticket ? { ...sale, ticket } : sale,
    draft_version: draft.version,
  };
}
