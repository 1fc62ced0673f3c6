import { formatCalendarDate } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import { formatJapaneseYear } from '@ferry/format/japanese-era';
import { parseDateParts } from '@ferry/format/typed-date';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { sexes } from '../../../copy/sexes.ts';
import { ABROAD, type MemberAnswers, memberFieldId } from './member-answers.ts';

const NOT_GIVEN = '登録しない';

/** The answers in words, each with the id of its field, in the order of the form. */
export function memberRows(answers: MemberAnswers) {
  const { names, address } = answers;
  const date = parseDateParts(answers.birthDate);
  const sex = sexes.find(({ value }) => value === answers.sex)?.label ?? NOT_GIVEN;
  const { postalCode, prefecture, city, street, building } = address;
  return [
    {
      field: memberFieldId('familyName'),
      term: 'お名前',
      value: fullName(names),
    },
    {
      field: memberFieldId('familyNameKana'),
      term: 'フリガナ',
      value: fullReading(names),
    },
    {
      field: memberFieldId('birthDate'),
      term: fieldLabels.birthDate,
      value: date ? `${formatCalendarDate(date)}(${formatJapaneseYear(date)})` : NOT_GIVEN,
    },
    { field: 'member-sex', term: fieldLabels.sex, value: sex },
    {
      field: memberFieldId('phone'),
      term: fieldLabels.phone,
      value: answers.phone || NOT_GIVEN,
    },
    {
      field: memberFieldId('postalCode'),
      term: '住所',
      value:
        [postalCode && `〒${postalCode}`, `${prefecture}${city}${street}`, building]
          .filter(Boolean)
          .join(' ') || NOT_GIVEN,
    },
    ...(prefecture === ABROAD ? passportRows(answers) : []),
    {
      field: 'member-news',
      term: 'お得なお知らせ',
      value: answers.news ? '受け取る' : '受け取らない',
    },
  ];
}

const passportRows = ({ nationality, passportNumber }: MemberAnswers) => [
  {
    field: memberFieldId('nationality'),
    term: fieldLabels.nationality,
    value: nationality || NOT_GIVEN,
  },
  {
    field: memberFieldId('passportNumber'),
    term: fieldLabels.passportNumber,
    value: passportNumber || NOT_GIVEN,
  },
];
