import { isEmail, normaliseEmail } from '@ferry/format/email';
import { fullName } from '@ferry/format/full-name';
import { isPhone, normalisePhone } from '@ferry/format/phone';
import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import { serviceTimeOf } from '@ferry/format/service-time';
import {
  type ResendRefusal,
  resendConfirmation,
} from '../booking/reservations/resend-confirmation.ts';
import { jstInstant } from '../domain/instant.ts';
import { findNotes } from '../domain/reservations/booking-notes.ts';
import {
  type BookingQuery,
  type FoundBooking,
  findBookingNews,
  findBookings,
} from '../domain/reservations/staff-look-up.ts';
import { type Command, type CommandContext, CommandError, type Given } from './command.ts';
import { tableOf } from './csv.ts';

/** Bookings as the office finds them. */
export const BOOKING_COMMANDS: readonly Command[] = [
  {
    name: 'bookings find',
    parameters: ['BY'],
    options: { json: { type: 'boolean' } },
    does: 'bookings by reservation number, telephone or mail address (BY)',
    async run({ tx, clock }, { parameters: [typed = ''], options }) {
      const found = await findBookings(tx, queryOf(typed), clock.now());
      const details = found.map(({ id }) => id).join(' ');
      if (options.json) return { lines: [JSON.stringify(found)], details };
      return { lines: found.length > 0 ? found.flatMap(linesOf) : ['nothing is found'], details };
    },
  },
  {
    name: 'bookings show',
    parameters: ['NUMBER'],
    options: { json: { type: 'boolean' } },
    does: 'one booking: its sailings as they run now, what has happened to it, its mails, and the office’s notes',
    async run(context, given) {
      const { tx } = context;
      const { options } = given;
      const found = await findOne(context, given);
      const news = await findBookingNews(tx, found.id);
      const notes = (await findNotes(tx, found.id)).map(({ id, at, actor: by, text }) => ({
        ...{ id, at: jstInstant(at), by, text },
      }));
      const said = news.map(({ at, what, by }) => ({ at: jstInstant(at), what, by }));
      const lines = options.json
        ? [JSON.stringify({ ...found, news: said, notes })]
        : [...linesOf(found), ...tableOf([...said, ...notes].map((each) => Object.values(each)))];
      return { lines, details: found.id };
    },
  },
  {
    name: 'bookings resend',
    parameters: ['NUMBER'],
    options: { json: { type: 'boolean' } },
    does: 'sends the mail that confirms it again, as the booking is now; at most once a minute',
    async run(context, given) {
      const { id, reservationNumber, representative } = await findOne(context, given);
      const outcome = await resendConfirmation(context.tx, context.clock, id);
      if (outcome !== 'sent' && outcome !== 'early') throw new CommandError(REFUSALS[outcome]);
      const isSent = outcome === 'sent';
      const said = { reservationNumber, email: representative.email, isSent };
      const words = isSent ? 'is sent' : 'nothing to do: it was written less than a minute ago';
      const line = [reservationNumber, representative.email, words].join('\t');
      const details = isSent ? id : `${id} already`;
      return { lines: [given.options.json ? JSON.stringify(said) : line], details };
    },
  },
];

const REFUSALS: Record<ResendRefusal, string> = {
  unknown: 'there is no such booking',
  beingPaid: 'a payment of it is being made: see in a minute what has become of it',
  ended: 'it is cancelled or has lapsed: there is nothing to confirm',
  notSailing: 'a sailing of it is cancelled: its customer has a mail with what they may choose',
  sailed: 'it has sailed: there is nothing to confirm any more',
};

/** @throws CommandError */
export async function findOne(
  { tx, clock }: CommandContext,
  { parameters: [typed = ''] }: Given,
): Promise<FoundBooking> {
  const number = normaliseReservationNumber(typed);
  const [found] = isReservationNumber(number)
    ? await findBookings(tx, { number }, clock.now())
    : [];
  if (!found) throw new CommandError(REFUSALS.unknown);
  return found;
}

/** @throws CommandError */
function queryOf(typed: string): BookingQuery {
  const number = normaliseReservationNumber(typed);
  if (isReservationNumber(number)) return { number };
  const phone = normalisePhone(typed).replaceAll('-', '');
  if (isPhone(phone)) return { kind: 'phone', contact: phone };
  const contact = normaliseEmail(typed).toLowerCase();
  if (isEmail(contact)) return { kind: 'email', contact };
  throw new CommandError('it is no reservation number, telephone number or mail address');
}

/** The booking, then a line for each leg. */
function linesOf(found: FoundBooking): string[] {
  const { representative, legs, people, totalYen } = found;
  const head = [
    ...[found.reservationNumber, found.state, found.paymentMethod ?? '-'],
    ...[`${totalYen} yen`, `${people} people`, fullName(representative)],
    ...[representative.phone, representative.email],
  ];
  const rows = legs.map(({ leg, sailingId, date, departs, from, to, ...of }) => [
    ...['', leg, sailingId, date, serviceTimeOf(departs), `${from}-${to}`],
    runningOf(of),
  ]);
  return tableOf([head, ...rows]);
}

/** How a leg runs, or that it has no place. */
function runningOf({
  status,
  delayMinutes,
  standByUntil,
}: Pick<FoundBooking['legs'][number], 'status' | 'delayMinutes' | 'standByUntil'>): string {
  if (standByUntil !== null) return `on stand-by until ${standByUntil}`;
  return status === 'scheduled' && delayMinutes !== null ? `${delayMinutes} min late` : status;
}
