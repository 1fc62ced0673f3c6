import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { UnpaidRules } from '../../rules/unpaid-rules.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes } from '../instant.ts';
import type { StockDemand } from '../inventory/demand.ts';
import { isShareExceeded } from './share-of-pool.ts';
import {
  type Contact,
  countOfClient,
  findCapacity,
  findLive,
  findUnconfirmed,
  isConfirmed,
  type LiveReservation,
  lockNames,
  namesOf,
} from './unpaid-rows.ts';

/** A reservation that is to be booked and paid later, or a change that is to be paid later. */
export interface UnpaidWish {
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
   * Nothing goes back by itself for want of a confirmation: where that would be asked for later, it is asked for
   * before.
   */
  isConfirmedFirst?: boolean;
}

/** On what terms it may be booked. */
export interface UnpaidTerms {
  isMailConfirmed: boolean;
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
): Promise<UnpaidTerms> {
  const [, known, live] = await pipeline([
    lockNames(tx, namesOf(wish.contact)),
    isConfirmed(tx, wish.contact),
    findLive(tx, wish.contact, wish.ownId, wish.now),
  ]);
  if (isOver(live, wish, wish.rules.ofContact)) throw new DomainError('UNPAID_LIMIT');
  if (known) return { isMailConfirmed: true, confirmMailBy: null };
  // Only a customer who is not known waits for the others of the sailing.
  const sailings = wish.demands.map(({ sailingId }) => `sailing ${sailingId}`);
  const client = `client ${wish.clientHash.toString('base64')}`;
  await lockNames(tx, [client, ...sailings]);
  if (await isWithoutRoom(tx, wish, live)) throw new DomainError('MAIL_UNCONFIRMED');
  return { isMailConfirmed: false, confirmMailBy: confirmBy(live, wish) };
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
  const live = await findLive(db, wish.contact, wish.ownId, wish.now);
  if (isOver(live, wish, wish.rules.ofContact)) return 'UNPAID_LIMIT';
  if (await isConfirmed(db, wish.contact)) return null;
  return (await isWithoutRoom(db, wish, live)) ? 'MAIL_UNCONFIRMED' : null;
}

async function isWithoutRoom(
  db: Kysely<Database>,
  wish: UnpaidWish,
  live: readonly LiveReservation[],
): Promise<boolean> {
  const { clientHash, places, demands, rules, now } = wish;
  if (wish.isConfirmedFirst && confirmBy(live, wish)) return true;
  const { unconfirmedOfAddress, unconfirmedPercentOfPool } = rules;
  const since = addMinutes(now, -unconfirmedOfAddress.hours * 60);
  const sailingIds = demands.map(({ sailingId }) => sailingId);
  const [ofClient, taken, legs] = await pipeline([
    countOfClient(db, clientHash, since),
    findUnconfirmed(db, sailingIds, now),
    findCapacity(db, sailingIds),
  ]);
  if (ofClient + places > unconfirmedOfAddress.places) return true;
  return isShareExceeded(demands, taken, legs, unconfirmedPercentOfPool);
}

function confirmBy(live: readonly LiveReservation[], wish: UnpaidWish): Date | null {
  const booked = live.filter(({ isBooked }) => isBooked);
  const { withoutConfirmation, confirmWithinHours } = wish.rules;
  if (!isOver(booked, wish, withoutConfirmation)) return null;
  return addMinutes(wish.now, confirmWithinHours * 60);
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
