import type { MadeChange, Reservation, ReservationChange } from '@ferry/api/customer-server';
import { changedPartText } from '@ferry/format/changed-parts';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import type { Carried } from '../domain/routes/features.ts';
import { operator } from '../rules/company.ts';
import { accountLink } from './account-link.ts';
import { refundTexts } from './cancellation-parts.ts';
import type { ChangeMailKind } from './change-words.ts';
import { legRows } from './leg-rows.ts';
import type { MailPart } from './mail-parts.ts';
import { instructionRows } from './payment-parts.ts';
import { titledLegs } from './titled-legs.ts';

/**
 * What a mail says of a change: what was made, or what is to be paid for one that waits.
 * @param carried by the routes of the loaded documents
 */
export function changeParts(
  kind: ChangeMailKind,
  reservation: Reservation,
  carried: Carried,
): MailPart[] {
  const { change, changes } = reservation;
  const made = changes.at(-1);
  if (kind === 'reservationChanged' && made) return madeParts(made, reservation, carried.pets);
  const waits = kind === 'changeReceived' || kind === 'changeReminder';
  return waits && change ? waitingParts(change, carried.vehicles) : [];
}

/** What was changed, the yen of it, and how money comes back. */
function madeParts(
  { id, number, at, parts, feeYen, feesBackYen, payYen, refundYen, transferFeeYen }: MadeChange,
  { refunds, reservationNumber }: Reservation,
  isTakingPets: boolean,
): MailPart[] {
  const takesPets = isTakingPets && !operator.notOffered.includes('pets');
  const back = refunds.filter(({ changeId }) => changeId === id);
  return [
    { kind: 'heading', text: '変更' },
    {
      kind: 'facts',
      rows: [
        ['変更番号', groupsOfFour(number)],
        ['変更の日時', formatDateTime(at)],
        ['変更した項目', parts.map((part) => changedPartText(part, takesPets)).join('、')],
        ['変更手数料', formatYen(feeYen)],
        ...feesBackRow(feesBackYen),
        ...(payYen > 0 ? [['差額のお支払い', formatYen(payYen)] as const] : []),
        ...(transferFeeYen > 0 ? [['振込手数料', formatYen(transferFeeYen)] as const] : []),
        ...(refundYen > 0 ? [['払い戻し額', formatYen(refundYen - transferFeeYen)] as const] : []),
      ],
    },
    ...refundTexts(back),
    ...(back.some(({ way }) => way === 'account') ? [accountLink(reservationNumber)] : []),
  ];
}

const feesBackRow = (yen: number) =>
  yen > 0 ? [['変更手数料の払い戻し', formatYen(yen)] as const] : [];

/** What is to be paid until when, and what is booked then. */
function waitingParts(change: ReservationChange, isCarrying: boolean): MailPart[] {
  const { payYen, feeYen, feesBackYen, limitTime, payment, outbound } = change;
  const instructions = payment?.instructions;
  return [
    { kind: 'heading', text: '変更の差額' },
    {
      kind: 'facts',
      rows: [
        ['お支払いいただく額', formatYen(payYen)],
        ...(feeYen > 0 ? [['うち変更手数料', formatYen(feeYen)] as const] : []),
        ...feesBackRow(feesBackYen),
        ...(instructions
          ? instructionRows(instructions)
          : [['お支払い期限', formatDateTime(limitTime)] as const]),
      ],
    },
    ...(instructions
      ? []
      : [
          {
            kind: 'text' as const,
            text: `${outbound.sailing.fromPort.name}の窓口でお支払いください。`,
          },
        ]),
    ...titledLegs(change).flatMap(([title, leg, passengers]): MailPart[] => [
      { kind: 'heading', text: `変更後の${title}` },
      { kind: 'facts', rows: legRows(leg, passengers, { isOver: false, isCarrying }) },
    ]),
  ];
}
