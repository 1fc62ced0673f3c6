import { fullName, fullReading } from '@ferry/format/full-name';
import {
  findListedSailing,
  findPassengerList,
  type Listed,
} from '../domain/reservations/passenger-list.ts';
import { type Command, CommandError, type Given, type Outcome } from './command.ts';
import { csvOf, tableOf } from './csv.ts';

/** The list of a sailing's passengers, which the law asks for. */
export const PASSENGER_COMMANDS: readonly Command[] = [
  {
    name: 'sailings passengers',
    parameters: ['SAILING'],
    options: { csv: { type: 'string' }, json: { type: 'boolean' } },
    does: 'the passenger list; --csv FILE writes it to a new file that only you can read',
    async run({ tx, clock }, given) {
      const [sailingId = ''] = given.parameters;
      const sailing = await findListedSailing(tx, sailingId, clock.now());
      if (!sailing)
        throw new CommandError(`there is no sailing "${sailingId}"; see "sailings list"`);
      if (sailing.isOver) {
        throw new CommandError('its passenger list is no longer kept: the time for it is over');
      }
      const listed = await findPassengerList(tx, sailingId);
      const details = `${sailingId} ${listed.length}${given.options.csv ? ' csv' : ''}`;
      return { ...printed(listed, given), details };
    },
  },
];

function printed(listed: readonly Listed[], { options }: Given): Pick<Outcome, 'lines' | 'file'> {
  const rows = listed.map((each) => Object.values(rowOf(each)));
  if (typeof options.csv === 'string') {
    const people = `${listed.length} people are in the file`;
    return { lines: [people], file: csvOf([COLUMNS, ...rows]) };
  }
  if (options.json) return { lines: [JSON.stringify(listed.map(rowOf))] };
  return { lines: listed.length > 0 ? tableOf([COLUMNS, ...rows]) : ['nobody is booked on it'] };
}

const COLUMNS = [
  ...['予約番号', '乗船港', '下船港', '氏名', 'よみ', '性別', '年齢', '住所(市区町村)'],
  ...[
    '避難のときの手助け',
    '手助けの内容',
    '客室',
    '車両',
    'ナンバー',
    '国籍',
    'パスポート番号',
    'お支払い',
  ],
];

/** In the order of {@link COLUMNS}. */
const rowOf = ({ passenger, vehicles, ...booked }: Listed) => ({
  reservationNumber: booked.reservationNumber,
  from: booked.from,
  to: booked.to,
  name: fullName(passenger),
  reading: fullReading(passenger),
  sex: SEXES[passenger.sex] ?? passenger.sex,
  age: String(passenger.age),
  city: passenger.city,
  emergencySupport: passenger.emergencySupport === 'needed' ? '必要' : '',
  emergencySupportDetail: passenger.emergencySupportDetail,
  cabin: booked.cabin,
  vehicle: vehicles.map(({ name, model }) => [name, model].filter(Boolean).join(' ')).join(' / '),
  plate: vehicles.map(({ plate }) => plate || '未定').join(' / '),
  nationality: passenger.nationality,
  passportNumber: passenger.passportNumber ?? '',
  payment: booked.isPaid ? 'お支払い済み' : `未払い(${WAYS[booked.paymentMethod ?? 'card']})`,
});

const SEXES: Readonly<Record<string, string>> = { male: '男性', female: '女性', other: 'その他' };

const WAYS: Readonly<Record<string, string>> = {
  card: 'カード',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPay: 'PayPay',
  convenienceStore: 'コンビニ',
  port: '窓口',
};
