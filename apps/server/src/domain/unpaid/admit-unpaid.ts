import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { UnpaidRules } from '../../rules/unpaid-rules.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes } from '../instant.ts';
import type { StockDemand } from '../inventory/demand.ts';
import { mailHashOf } from './mail-hash.ts';
import { isShareExceeded, needsSmallPool } from './share-of-pool.ts';
import {
  type Contact,
  findStanding,
  findUnconfirmed,
  type LegCapacity,
  type LiveReservation,
  lockNames,
  namesOf,
  type Standing,
  type Unconfirmed,
} from './unpaid-rows.ts';

/** A reservation that is to be booked and paid later, or a change that is to be paid later. */
interface UnpaidWish {
  contact: Contact;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
  /** People in it. */
  places: number;
  demands: readonly StockDemand[];
  rules: UnpaidRules;
  /** The reservation itself, when it is held already: it does not count beside itself, nor does its change. */
  ownId: string | undefined;
  now: Date;
  /**
   * When its first check-in closes: places that have not gone back by then are used. Null where nothing goes back by
   * itself for want of a confirmation: where that would be asked for later, it is asked for before.
   */
  checkInClosesAt: Date | null;
}

/** On what terms it may be booked. */
interface UnpaidTerms {
  isMailConfirmed: boolean;
  /** The mailbox is known to be the customer's own: it counts for the mailbox from then on. */
  isOwnMailbox: boolean;
  /** Until when the mail address has to be confirmed for the places to stay. */
  confirmMailBy: Date | null;
}

/** Why it may not; card stays open. */
export type UnpaidRefusal = 'UNPAID_LIMIT' | 'MAIL_UNCONFIRMED';

/**
 * Whether a reservation may be booked without being paid now. A customer who does the same at the
 * same time waits here, so the counts are true until the caller's transaction ends.
 * @throws DomainError `UNPAID_LIMIT`: its contact has too much unpaid; `MAIL_UNCONFIRMED`: what is
 *   left for customers who have not confirmed their mail address is used up, on the sailing or by
 *   their network
 */
export async function admitUnpaid(
  tx: Transaction<Database>,
  wish: UnpaidWish,
  keys: KeyRing,
): Promise<UnpaidTerms> {
  const [, standing] = await pipeline([
    lockNames(tx, namesOf(wish.contact)),
    findStanding(tx, wish.contact, wish.ownId, wish.now),
  ]);
  const { live, isConfirmed, loginEmail } = standing;
  if (isOver(countedOf(standing), wish, wish.rules.ofContact))
    throw new DomainError('UNPAID_LIMIT');
  if (isKnown(standing)) {
    const isOfMember =
      loginEmail !== null && mailHashOf(keys, loginEmail).equals(wish.contact.mailHash);
    const isOwnMailbox = isConfirmed || isOfMember;
    return { isMailConfirmed: true, isOwnMailbox, confirmMailBy: null };
  }
  // Only a customer who is not known waits for the others of the sailing.
  const sailings = wish.demands.map(({ sailingId }) => `sailing ${sailingId}`);
  const client = `client ${wish.clientHash.toString('base64')}`;
  const [, taken] = await pipeline([
    lockNames(tx, [client, ...sailings]),
    findUnconfirmed(tx, takers(wish)),
  ]);
  const terms = unconfirmedTerms(wish, live, taken);
  if (!terms) throw new DomainError('MAIL_UNCONFIRMED');
  return terms;
}

/**
 * The same question before anything is held, for the list of payment methods. The response may have
 * changed when it is booked.
 * @returns null when it may be booked
 */
export async function whyNotUnpaid(
  db: Kysely<Database>,
  wish: UnpaidWish,
): Promise<UnpaidRefusal | null> {
  const standing = await findStanding(db, wish.contact, wish.ownId, wish.now);
  if (isOver(countedOf(standing), wish, wish.rules.ofContact)) return 'UNPAID_LIMIT';
  if (isKnown(standing)) return null;
  const taken = await findUnconfirmed(db, takers(wish));
  return unconfirmedTerms(wish, standing.live, taken) ? null : 'MAIL_UNCONFIRMED';
}

const isKnown = ({ isConfirmed, loginEmail }: Omit<Standing, 'live'>): boolean =>
  isConfirmed || loginEmail !== null;

/**
 * Of a customer who is known what they have booked themselves, in this session or when they were known to own the mailbox: what
 * others have booked with their phone number or mailbox does not keep them from booking.
 */
const countedOf = ({ live, ...standing }: Standing): LiveReservation[] =>
  isKnown(standing) ? ofOwner(live) : live;

const ofOwner = (live: readonly LiveReservation[]): LiveReservation[] =>
  live
    .filter(({ ofSession, ofMail, isOfOwner }) => ofSession || (ofMail && isOfOwner))
    .map((each) => ({ ...each, ofPhone: false }));

/** Whose unconfirmed bookings count beside it. */
const takers = ({ clientHash, demands, rules, now }: UnpaidWish) => ({
  clientHash,
  since: addMinutes(now, -rules.unconfirmedOfAddress.hours * 60),
  sailingIds: demands.map(({ sailingId }) => sailingId),
  now,
});

/** Undefined where the mail address has to be confirmed before. */
function unconfirmedTerms(
  wish: UnpaidWish,
  live: readonly LiveReservation[],
  { ofClient, taken, legs }: Unconfirmed,
): UnpaidTerms | undefined {
  const { places, demands, rules } = wish;
  const { unconfirmedOfAddress, unconfirmedPercentOfPool } = rules;
  if (ofClient + places > unconfirmedOfAddress.places) return undefined;
  if (isShareExceeded(demands, taken, legs, unconfirmedPercentOfPool)) return undefined;
  const confirmMailBy = confirmBy(hoursToConfirm(live, wish, legs), wish);
  if (confirmMailBy === undefined) return undefined;
  return { isMailConfirmed: false, isOwnMailbox: false, confirmMailBy };
}

/** In how many hours the mail address has to be confirmed, the longest first; none where it need not be. */
function hoursToConfirm(
  live: readonly LiveReservation[],
  wish: UnpaidWish,
  legs: readonly LegCapacity[],
): number[] {
  const { withoutConfirmation, confirmWithinHours, confirmSoonWithinHours } = wish.rules;
  const percent = wish.rules.unconfirmedPercentOfPool;
  if (needsSmallPool(wish.demands, legs, percent)) return [confirmSoonWithinHours];
  const booked = live.filter(({ isBooked }) => isBooked);
  return isOver(booked, wish, withoutConfirmation)
    ? [confirmWithinHours, confirmSoonWithinHours]
    : [];
}

/** Null where it need not be confirmed, undefined where no time is left for it before the check-in. */
function confirmBy(
  hours: readonly number[],
  { now, checkInClosesAt }: Pick<UnpaidWish, 'now' | 'checkInClosesAt'>,
): Date | null | undefined {
  if (hours.length === 0) return null;
  const times = hours.map((each) => addMinutes(now, each * 60));
  return times.find((time) => checkInClosesAt !== null && time < checkInClosesAt);
}

/** Whether this reservation is too much beside those of its session, phone or mail address. */
function isOver(
  reservations: readonly LiveReservation[],
  { places }: Pick<UnpaidWish, 'places'>,
  allowance: { reservations: number; places: number },
): boolean {
  return (['ofSession', 'ofPhone', 'ofMail'] as const).some((of) => {
    const theirs = reservations.filter((each) => each[of]);
    const people = theirs.reduce((sum, each) => sum + each.places, places);
    return theirs.length + 1 > allowance.reservations || people > allowance.places;
  });
}
