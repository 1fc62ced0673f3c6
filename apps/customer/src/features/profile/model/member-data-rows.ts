import type {
  Companion,
  Member,
  MemberData,
  RecordedConsent,
  RecordedPassenger,
  RecordedPreOrder,
  RecordedReservation,
  RecordedSaleReminder,
  RecordedWaitlistEntry,
} from '@ferry/api/external';
import { formatCalendarDate, formatDateTime } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import { partyText } from '@ferry/format/party-text';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import type { Description } from '@ferry/ui/DescriptionList';
import { assistanceText, certificateText, disabilityClassText } from '../../../copy/assistance.ts';
import { agreementText, consentText } from '../../../copy/consent-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { methodNames } from '../../../copy/method-names.ts';
import { stateText } from '../../../copy/reservation-states.ts';
import { sexes } from '../../../copy/sexes.ts';

type Row = [term: string, value: string | number | false | null | undefined];

/** Rows that have a value. */
const rows = (...all: Row[]): Description[] =>
  all.flatMap(([term, value]) => (value ? [{ term, value: String(value) }] : []));

const sexText = (sex: string | undefined): string | undefined =>
  sex && (sexes.find(({ value }) => value === sex)?.label ?? '登録のとおり');

const dayText = (date: string | null | undefined) => date && formatCalendarDate(date);

/** The member's own facts. */
export const memberDataRows = ({ address, ...member }: Member): Description[] =>
  rows(
    ['お客様番号', member.customerNumber],
    ['お名前', fullName(member)],
    ['フリガナ', fullReading(member)],
    [fieldLabels.birthDate, dayText(member.birthDate)],
    [fieldLabels.sex, sexText(member.sex)],
    [fieldLabels.email, member.email],
    [fieldLabels.phone, member.phone],
    [fieldLabels.postalCode, address?.postalCode],
    [
      '住所',
      address && `${address.prefecture}${address.city}${address.line1} ${address.building}`.trim(),
    ],
    [fieldLabels.nationality, member.nationality],
    [fieldLabels.passportNumber, member.passportNumber],
    ['島民の運賃', member.scope?.includes('resident') && '対象です'],
  );

export const settingRows = (data: MemberData['notifications']): Description[] =>
  rows(
    ['車検の期限', data.inspectionReminders ? '受け取る' : '受け取らない'],
    ['お得な便と新しい航路', data.news ? '受け取る' : '受け取らない'],
  );

type Person = Pick<RecordedPassenger, Extract<keyof Companion, keyof RecordedPassenger>>;

/** What the passenger list has of a person, and what their help is. */
const personRows = (person: Person): Description[] =>
  rows(
    ['フリガナ', fullReading(person)],
    [fieldLabels.birthDate, dayText(person.birthDate)],
    [fieldLabels.sex, sexText(person.sex)],
    [fieldLabels['home.city'], person.city],
    [fieldLabels.nationality, person.nationality],
    [fieldLabels.passportNumber, person.passportNumber],
    [
      fieldLabels.emergencySupport,
      person.emergencySupport !== 'none' && (person.emergencySupportDetail || '必要'),
    ],
    [
      fieldLabels['discount.certificate'],
      person.certificate && certificateText(person.certificate),
    ],
    [
      fieldLabels['discount.disabilityClass'],
      person.disabilityClass && disabilityClassText(person.disabilityClass),
    ],
    [fieldLabels.assistance, person.assistance.map(assistanceText).join('、')],
    [fieldLabels.assistanceNote, person.assistanceNote],
  );

export const companionRows = (companion: Companion): Description[] => personRows(companion);

export const consentRows = (consents: readonly RecordedConsent[]): Description[] =>
  rows(...consents.map((given): Row => [consentText(given.consent), agreementText(given)]));

export const waitlistRows = (entry: RecordedWaitlistEntry): Description[] =>
  rows(
    ['人数', partyText(entry.party)],
    ['車両', entry.vehicles > 0 && `${entry.vehicles}台`],
    ['ペット', entry.pets > 0 && `${entry.pets}匹`],
    ['並んだ日時', formatDateTime(entry.joinedAt)],
    ['いつまで待つか', formatDateTime(entry.until)],
    [fieldLabels.email, entry.email],
  );

export const reminderRows = (reminder: RecordedSaleReminder): Description[] =>
  rows(
    ['予約の受付開始', formatDateTime(reminder.salesOpenAt)],
    ['登録した日時', formatDateTime(reminder.registeredAt)],
  );

/** An order before the sales open, choice by choice and person by person. */
export const preOrderRows = (order: RecordedPreOrder): Description[] =>
  rows(
    ...order.choices.map(
      (choice, index): Row => [
        `第${index + 1}希望`,
        `${formatDateTime(choice.departureAt)} ${choice.fromPortName}から${choice.toPortName} ${choice.cabinName ?? 'どの客室でも'}`,
      ],
    ),
    ['人数', partyText(order.party)],
    ['車両', order.vehicles > 0 && `${order.vehicles}台`],
    ['ペット', order.pets > 0 && `${order.pets}匹`],
    ...order.passengers.map(
      (passenger, index): Row => [
        `乗船者${index + 1}`,
        `${fullName(passenger)}(${fullReading(passenger)}) ${passenger.age}歳`,
      ],
    ),
    ['お支払い方法', methodNames[order.paymentMethod] ?? 'その他のお支払い方法'],
    ['受け付けた日時', formatDateTime(order.acceptedAt)],
    ['抽選', formatDateTime(order.salesOpenAt)],
    [fieldLabels.email, order.email],
  );

/** A reservation, leg by leg and person by person. */
export function reservationRows(reservation: RecordedReservation): Description[] {
  const { legs, representative, passengers, payments } = reservation;
  return [
    ...rows(
      ['予約番号', groupsOfFour(reservation.reservationNumber)],
      ['状況', stateText(reservation.state).label],
      ['予約を始めた日時', formatDateTime(reservation.createdAt)],
    ),
    ...legs.flatMap((leg, index) =>
      rows(
        [
          index === 0 ? '往路' : '復路',
          `${formatDateTime(leg.departureAt)} ${leg.fromPortName}から${leg.toPortName}`,
        ],
        ['船と客室', [leg.vesselName, ...leg.cabins].join('、')],
        ['車両', leg.vehicles.map(({ name, plate }) => `${name} ${plate}`.trim()).join('、')],
      ),
    ),
    ...rows(
      ['代表者', representative && fullName(representative)],
      ['代表者の連絡先', representative && `${representative.phone} ${representative.email}`],
      [
        '代表者の住所',
        representative &&
          `${representative.postalCode ?? ''} ${representative.prefecture}${representative.city}${representative.line1}${representative.building}`.trim(),
      ],
    ),
    ...passengers.flatMap((passenger, index) => [
      ...rows([`乗船者${index + 1}`, fullName(passenger)]),
      ...personRows(passenger),
    ]),
    ...rows(
      ['合計', formatYen(reservation.totalYen)],
      [
        'お支払いの手続き',
        payments
          .map(({ amountYen, createdAt }) => `${formatDateTime(createdAt)} ${formatYen(amountYen)}`)
          .join('、'),
      ],
    ),
    ...consentRows(reservation.consents),
  ];
}
