import type { PreOrder, PreOrderPassenger, PreOrderRequest } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { checkAge } from '../../domain/drafts/check-age.ts';
import { newId } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { checkNames } from '../../domain/people/check-names.ts';
import { type Problems, reporter } from '../../domain/people/problems.ts';
import {
  insertPreOrder,
  insertPreOrderLink,
  lockPreOrder,
} from '../../domain/pre-orders/pre-order-rows.ts';
import { toPreOrder } from '../../domain/pre-orders/to-pre-order.ts';
import { type WishedChoice, wishedChoices } from '../../domain/pre-orders/wished-choice.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { toSailing } from '../../domain/sailings/offer.ts';
import { closingOf, preOrderUntil } from '../../domain/sailings/pre-order-window.ts';
import { classesOf } from '../../domain/trips/seating.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { Waiter } from '../../domain/waitlist/waitlist-rows.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { preOrderLinkMail } from '../../mail/pre-order-mails.ts';
import { newWaitlistToken } from '../waitlist/waitlist-token.ts';
import { confirmOrder } from './confirm-order.ts';

/** Minutes in which a visitor opens the link that confirms the mailbox. */
const LINK_MINUTES = 24 * 60;

type OrderContext = Waiter &
  MailSender & { db: Kysely<Database>; clock: Clock; sessionId: number; clientHash: Buffer };

/**
 * Orders a trip before its sales open: a member at once, a visitor by the link in a mail. Until then nothing counts: who types
 * another's mailbox, or another's name, has no order.
 * @returns the member's order; null where a mail was written
 * @throws DomainError `NOT_FOUND`, `PRE_ORDER_CLOSED`, `VALIDATION_FAILED` for the passengers and the `email`,
 *   `ENTRY_LIMIT` for too many people of one address, `RATE_LIMITED` after too many mails, and those of the wish
 */
export async function createPreOrder(
  context: OrderContext,
  request: PreOrderRequest,
): Promise<PreOrder | null> {
  const { db, clock, keys, memberId } = context;
  const now = clock.now();
  const { party, vehicles, pets, choices } = request;
  const wish = {
    from_port_id: request.fromPortId,
    to_port_id: request.toPortId,
    choices: distinct(choices),
    wish: { party, vehicles, pets },
  };
  const found = await wishedChoices(db, wish, now);
  const [first] = found;
  if (!first || found.length < wish.choices.length) throw new DomainError('PRE_ORDER_CLOSED');
  const opensAt = openingOf(found, now);
  const passengers = checkPassengers(first, request.passengers);
  const member = memberId === undefined ? undefined : await findMember(db, memberId);
  const email = member?.email ?? mailboxIn(request);
  const order = {
    ...wish,
    id: newId('pre'),
    opens_at: opensAt,
    choices: JSON.stringify(wish.choices),
    wish: JSON.stringify(wish.wish),
    passengers: JSON.stringify(passengers),
    payment_method: request.paymentMethod,
    email,
    mail_hash: mailHashOf(keys, email),
    client_hash: context.clientHash,
    member_id: memberId ?? null,
    session_id: memberId === undefined ? null : context.sessionId,
    confirmed_at: null,
    remove_at: linkEnd(opensAt, now),
  };
  return inTransaction(db, async (tx) => {
    await insertPreOrder(tx, order);
    if (memberId === undefined) {
      await mailLink(tx, context, { id: order.id, email, opensAt }, first);
      return null;
    }
    await confirmOrder(tx, order.id, now);
    const stored = await lockPreOrder(tx, order.id);
    return stored ? toPreOrder(tx, stored, now) : null;
  });
}

/** The link works until the orders close. */
function linkEnd(opensAt: Date, now: Date): Date {
  const [day, closing] = [addMinutes(now, LINK_MINUTES), closingOf(opensAt)];
  return day < closing ? day : closing;
}

const distinct = (choices: PreOrderRequest['choices']): PreOrderRequest['choices'] =>
  choices.filter(
    ({ sailingId, cabinTypeId }, index) =>
      choices.findIndex(
        (each) => each.sailingId === sailingId && each.cabinTypeId === cabinTypeId,
      ) === index,
  );

/** All choices open at one moment, and can be ordered now. */
function openingOf(choices: readonly WishedChoice[], now: Date): Date {
  const [first, ...others] = choices.map(({ section, legs: [leg] }) => {
    if (!preOrderUntil(section, leg.sales, now)) throw new DomainError('PRE_ORDER_CLOSED');
    return leg.sales.opensAt;
  });
  if (!first || others.some((each) => each.getTime() !== first.getTime())) {
    throw new DomainError('PRE_ORDER_CLOSED');
  }
  return first;
}

/** Names and ages in their kept form, for as many of each class as the party has. */
function checkPassengers(
  { section, legs: [leg] }: WishedChoice,
  given: readonly PreOrderPassenger[],
): PreOrderPassenger[] {
  const errors: Problems = {};
  const classes = classesOf({ outbound: leg.choice, return: null });
  const isParty =
    classes.length === given.length &&
    classes.every((each, index) => given[index]?.passengerClass === each);
  if (!isParty) errors.passengers = ['OUT_OF_RANGE'];
  const { departureAt } = toSailing(section);
  const ages = section.row.rules.passengerAges;
  const checked = given.map((passenger, index) => {
    const report = reporter(errors, `passengers.${index}`);
    const { passengerClass, hasOneName } = passenger;
    const typed = { passengerClass, age: passenger.age, birthDate: '' };
    return {
      passengerClass,
      ...checkNames(passenger, report),
      ...(hasOneName && { hasOneName }),
      age: `${checkAge(typed, ages, departureAt, report).age}`,
    };
  });
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return checked;
}

function mailboxIn({ email }: PreOrderRequest): string {
  const to = normaliseEmail(email ?? '');
  if (isEmail(to)) return to;
  const problem = to === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
  throw new DomainError('VALIDATION_FAILED', { errors: { email: [problem] } });
}

async function mailLink(
  tx: Transaction<Database>,
  context: OrderContext,
  { id, email, opensAt }: { id: string; email: string; opensAt: Date },
  { section }: WishedChoice,
): Promise<void> {
  const { clock, keys } = context;
  const now = clock.now();
  const retryAfterSeconds = await countMail(tx, context, { mailbox: email }, now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const { token, hash } = newWaitlistToken();
  await insertPreOrderLink(tx, id, hash);
  const expiresAt = linkEnd(opensAt, now);
  const mail = preOrderLinkMail(email, token, { sailing: toSailing(section), opensAt, expiresAt });
  await enqueueTokenMail(tx, keys, mail, now);
}
