import type { Reservation } from '@ferry/api/customer';
import { boardingText, termFor } from '@ferry/format/check-in';
import { type Deadline, deadlineText, nextDeadline as nextOf } from '@ferry/format/next-deadline';
import type { NextDeadlineProps } from '@ferry/ui/NextDeadline';
import { isOffered } from '../../../page/offered.ts';
import { boardingPartyOf } from '../../booking/shared/model/check-in.ts';
import type { Boarding } from './boarding.ts';
import { timeLeft } from './time-left.ts';

/**
 * What has to be done next, as lists and mails have it too, with where and for whom it holds. Undefined when nothing
 * is left.
 *
 * @param boarding how far the party is at the port: once checked in it need not be in time for it
 */
export function nextDeadline(
  reservation: Reservation,
  boarding?: Boarding,
): NextDeadlineProps | undefined {
  const next = nextOf(reservation, boarding?.leg);
  if (!next) return undefined;
  const note = noteOf(reservation, next);
  return {
    label: deadlineText(next, reservation.return !== null),
    at: next.at,
    ...(note && { note }),
    rest: timeLeft(reservation.serverTime, next.at),
  };
}

function noteOf(reservation: Reservation, { kind, leg }: Deadline): string | undefined {
  if (kind === 'payAtStore') return reservation.payment?.instructions?.storeName;
  const booked = kind === 'checkIn' && leg && reservation[leg];
  if (!booked || !leg) return undefined;
  const party = boardingText(boardingPartyOf(reservation, leg), isOffered('vehicles'));
  return termFor(`${booked.sailing.fromPort.name}の窓口`, party);
}
