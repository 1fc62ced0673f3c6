import type { LegName, Reservation } from '@ferry/api/customer';
import { boardingText, cutOffOfLeg } from '@ferry/format/check-in';
import type { NextDeadlineProps } from '@ferry/ui/NextDeadline';
import { sails } from '../../../page/needs-payment.ts';
import { boardingPartyOf, isToPay } from '../../booking/shared/model/check-in.ts';
import type { Boarding } from './boarding.ts';
import { isBooked } from './is-to-come.ts';
import { timeLeft } from './time-left.ts';

const cutOff = (reservation: Reservation, leg: LegName): NextDeadlineProps[] => {
  const found = reservation[leg];
  if (!found || !sails(found)) return [];
  const party = boardingPartyOf(reservation, leg);
  const at = cutOffOfLeg(found, party);
  const note = `${found.sailing.fromPort.name}の窓口(${boardingText(party)})`;
  const hasOpenPlate = found.vehicles.some(({ plateUndecided }) => plateUndecided);
  const word = reservation.return ? { outbound: '往路の', return: '復路の' }[leg] : '';
  return [
    // Said on the page itself, not at the counter.
    ...(hasOpenPlate ? [{ label: `${word}車両のナンバーの登録`, at }] : []),
    { label: `${word}乗船手続き締切`, at, note },
  ];
};

/** What is asked for before the voyage: nothing of it is late while the ship is there. */
function beforeIt(reservation: Reservation): NextDeadlineProps[] {
  const { paymentMethod, limitTime, payment, confirmMailBy, change } = reservation;
  const isAtStore = paymentMethod === 'convenienceStore' && isToPay(reservation);
  const storeName = payment?.instructions?.storeName;
  return [
    ...(confirmMailBy ? [{ label: 'メールアドレスの確認', at: confirmMailBy }] : []),
    ...(isAtStore
      ? [{ label: 'お支払い', at: limitTime, ...(storeName && { note: storeName }) }]
      : []),
    ...(change?.state === 'awaitingPayment'
      ? [{ label: '変更の差額のお支払い', at: change.limitTime }]
      : []),
  ];
}

/** Accounts that money waits for, also once nothing is booked any more. */
const accounts = ({ refunds }: Reservation): NextDeadlineProps[] =>
  refunds.flatMap(({ state, registerBy }) =>
    state === 'needsAccount' && registerBy ? [{ label: '払い戻し先の登録', at: registerBy }] : [],
  );

/**
 * What has to be done next, by time: to confirm the mail address, to pay at a store, for a change, to say a plate
 * that was left open, where money is paid back to, to check in on each leg that sails. Undefined when nothing is left.
 *
 * @param boarding how far the party is at the port: once checked in it need not be in time for it
 */
export function nextDeadline(
  reservation: Reservation,
  boarding?: Boarding,
): NextDeadlineProps | undefined {
  const { serverTime } = reservation;
  const deadlines = [
    ...accounts(reservation),
    ...(isBooked(reservation)
      ? [
          ...beforeIt(reservation),
          ...(boarding?.leg === 'outbound' ? [] : cutOff(reservation, 'outbound')),
          ...(boarding?.leg === 'return' ? [] : cutOff(reservation, 'return')),
        ]
      : []),
  ];
  const left = deadlines.filter(({ at }) => Date.parse(at) > Date.parse(serverTime));
  const [next] = left.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return next && { ...next, rest: timeLeft(serverTime, next.at) };
}
