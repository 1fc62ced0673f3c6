import type { LegName, Reservation } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import { consentText } from '../../../copy/consent-texts.ts';
import { passengerClasses } from '../../../copy/passenger-classes.ts';
import { feeLadders } from '../../booking/shared/model/cancellation-text.ts';
import type { Boarding } from './boarding.ts';
import { isOpenToCancel } from './has-leg-to-cancel.ts';
import { isBooked } from './is-to-come.ts';
import { paymentWord } from './payment-rows.ts';
import { historyText } from './reservation-texts.ts';
import { bookedVehicles, openPlates } from './vehicle-plates.ts';

// What each row of the archive says while it is folded, in a line.

/** 「130,980円 お支払い済み」. */
export const fareDetail = (reservation: Reservation): string =>
  [formatYen(toPayYen(reservation.quote.totalYen, reservation.waivedYen)), paymentWord(reservation)]
    .filter(Boolean)
    .join(' ');

/** All passengers, of both legs: 「大人2名・小人1名」. A class that this build does not know counts as 「乗船者」. */
export function passengersDetail({ passengers }: Reservation): string {
  const known = passengerClasses.flatMap(({ id, label }) => {
    const count = passengers.filter(({ passengerClass }) => passengerClass === id).length;
    return count > 0 ? [{ label, count }] : [];
  });
  const others = passengers.length - known.reduce((sum, { count }) => sum + count, 0);
  return [...known, ...(others > 0 ? [{ label: '乗船者', count: others }] : [])]
    .map(({ label, count }) => `${label}${count}名`)
    .join('・');
}

/** Which plates are still to be said, else the vehicles: 「乗用車 函館 300 さ 12-34」, each once. */
export function vehiclesDetail(reservation: Reservation): string {
  const open = openPlates(reservation);
  if (open.length > 0) return `${open.map(({ name }) => name).join('、')}のナンバーが未定です`;
  const { outbound, return: returnLeg } = reservation;
  const names = [outbound, returnLeg]
    .flatMap((leg) => leg?.vehicles ?? [])
    .map(({ name, plate }) => [name, plate.replaceAll(' ', '\u00a0')].filter(Boolean).join(' '));
  return [...new Set(names)].join('、');
}

export const hasBookedVehicle = (reservation: Reservation): boolean =>
  bookedVehicles(reservation).length > 0;

/** 「山田 花子 090-1234-5678」; what is to be known of the mail address goes first. */
export const contactDetail = ({ contactChange, representative }: Reservation): string =>
  contactChange
    ? 'メールアドレスの変更を待っています'
    : `${fullName(representative)} ${representative.phone}`;

const legWords: Record<LegName, string> = { outbound: '往路', return: '復路' };

/** What is kept of a traveller's fare now, or that nothing is, or that it is over: 「いまの手数料 往路10%・復路200円」. */
export function cancellingDetail(reservation: Reservation, boarding: Boarding | undefined): string {
  if (isBooked(reservation) && !isOpenToCancel(reservation, boarding)) return '取り消せません';
  if (reservation.state !== 'confirmed') return 'お支払い前は無料です';
  if (reservation.partnerTicket?.isBegun) return '使った分と手数料を差し引きます';
  const fees = feeLadders(reservation).map(({ steps, caption }) => {
    const leg = Object.values(legWords).find((word) => caption.startsWith(word));
    return `${leg ?? ''}${steps.find(({ isNow }) => isNow)?.fees[0] ?? ''}`;
  });
  return fees.length > 0 ? `いまの手数料 ${fees.join('・')}` : '手数料はかかりません';
}

/** Where they come from; of how many, the row says once it is open. */
export const receiptsDetail = ({ payment }: Reservation): string =>
  payment && payment.method !== 'port' ? '宛名を選べます' : '窓口でお渡しします';

/** The last that has happened: 「7月28日(水) 9:02 車両のナンバーの登録」. */
export function historyDetail(reservation: Reservation): string {
  const last = reservation.history.at(-1);
  return last ? `${formatDateTimeShort(last.at)} ${historyText(last, reservation)}` : '';
}

/** 「運送約款ほか2件」. */
export function documentsDetail({ consents }: Reservation): string {
  const [first, ...others] = consents;
  if (!first) return '';
  return `${consentText(first.consent)}${others.length > 0 ? `ほか${others.length}件` : ''}`;
}
