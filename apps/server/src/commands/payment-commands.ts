import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import { notePaidAtPort, type PortRefusal } from '../booking/paying/pay-at-port.ts';
import { noProvider } from '../payments/no-provider.ts';
import { type Command, CommandError, type Given } from './command.ts';

const NUMBER = 'NUMBER';

/** What the port's window has received, noted by hand. */
export const PAYMENT_COMMANDS: readonly Command[] = [
  {
    name: 'payments paid',
    parameters: [NUMBER],
    options: { yen: { type: 'string' } },
    does: 'notes that it, or a change of it, was paid at the port, confirms it and tells the customer',
    async run({ tx, clock }, given) {
      const reservationNumber = numberOf(given);
      // The window takes money and gives none back: no provider has a part in it.
      const context = { clock, provider: noProvider };
      const noted = await notePaidAtPort(tx, context, { reservationNumber, yen: yenOf(given) });
      if (isRefusal(noted)) throw new CommandError(lineOf(noted, reservationNumber));
      const { paymentId, yen, isNew } = noted;
      const what = `${reservationNumber}\t${yen}\t${paymentId}`;
      return {
        lines: [`${what}\t${isNew ? 'is paid at the port' : 'was paid at the port already'}`],
        details: `${paymentId} ${yen}${isNew ? '' : ' already'}`,
      };
    },
  },
];

function numberOf({ parameters: [typed = ''] }: Given): string {
  const number = normaliseReservationNumber(typed);
  if (!isReservationNumber(number)) throw new CommandError(REFUSALS.unknown);
  return number;
}

/** Whole yen; undefined where nothing was typed. */
function yenOf({ options: { yen } }: Given): number | undefined {
  if (yen === undefined) return undefined;
  if (!/^[1-9]\d{0,7}$/.test(String(yen))) {
    throw new CommandError('--yen takes the whole yen that were received, in digits');
  }
  return Number(yen);
}

const REFUSALS: Record<Extract<PortRefusal, string>, string> = {
  unknown: 'there is no such reservation',
  notConfirmed: 'it is held only: nothing was booked',
  beingPaid: 'a payment of it is being made: see in a minute what has become of it',
  ended: 'it is cancelled or has lapsed',
  notAtPort: 'it was booked to be paid at a store: its number is still good',
  paidOtherwise: 'it is paid already, and not at the port',
  nothingDue: 'nothing is to be paid on it',
};

const isRefusal = (noted: object | string): noted is PortRefusal =>
  typeof noted === 'string' || 'rightYen' in noted || 'endedLegs' in noted;

function lineOf(refusal: PortRefusal, number: string): string {
  if (typeof refusal === 'string') return REFUSALS[refusal];
  if ('rightYen' in refusal) return `another amount: it is ${refusal.rightYen} yen`;
  const what = 'a sailing of it is cancelled: take no money, and give back what was taken';
  if (!refusal.isPart) return what;
  // The customer may want another sailing instead, on the site: nobody decides that here.
  const ends = refusal.endedLegs.map((leg) => `"bookings cancel ${number} --leg ${leg}"`);
  return `${what}; for the rest alone end that leg without a fee first: ${ends.join(', ')}`;
}
