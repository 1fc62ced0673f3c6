import type { MemberData, RecordedLeg } from '@ferry/api/external';
import { formatDate, formatDateTime, jstDate } from '@ferry/format/date';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Text } from '@ferry/ui/Text';
import { cardExpiry, cardName } from '../../../copy/card-texts.ts';
import { agreementText } from '../../../copy/consent-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { companionName } from '../model/companion-text.ts';
import {
  companionRows,
  consentRows,
  memberDataRows,
  preOrderRows,
  reminderRows,
  reservationRows,
  settingRows,
  waitlistRows,
} from '../model/member-data-rows.ts';
import { vehicleName, vehicleText } from '../model/vehicle-text.ts';
import { DataEntries, type DataEntriesProps, DataPart } from './DataEntries.tsx';

/** Everything of the file, in words. */
export const MemberDataView = ({ data }: { data: MemberData }) => (
  <>
    <DataPart title="お客様の情報">
      <DescriptionList rows={memberDataRows(data.member)} />
    </DataPart>
    <DataPart title="メールのお知らせ">
      <DescriptionList rows={settingRows(data.notifications)} />
    </DataPart>
    {profileLists(data).map((list) => (
      <DataEntries key={list.title} {...list} />
    ))}
    <DataPart title="これまでにログインした端末">
      <Text>{data.devices.join('、') || 'ありません。'}</Text>
    </DataPart>
    <DataPart title="同意の記録">
      {data.consents.length > 0 ? (
        <DescriptionList rows={consentRows(data.consents)} />
      ) : (
        <Text>ありません。</Text>
      )}
    </DataPart>
    <DataEntries
      title="予約"
      counter="件"
      entries={data.reservations.map((each) => ({
        id: each.reservationNumber,
        title: reservationTitle(each),
        rows: reservationRows(each),
      }))}
    />
    {data.waitlist.length > 0 && (
      <DataEntries
        title="空席待ち"
        counter="件"
        entries={data.waitlist.map((each) => ({
          id: `${each.departureAt} ${each.joinedAt}`,
          title: sectionTitle(each),
          rows: waitlistRows(each),
        }))}
      />
    )}
    {beforeSales(data)
      .filter(({ entries }) => entries.length > 0)
      .map((list) => (
        <DataEntries key={list.title} {...list} />
      ))}
  </>
);

/** What there is of sales that open later, for a member who has asked for it. */
const beforeSales = (data: MemberData): DataEntriesProps[] => [
  {
    title: '予約の受付開始のお知らせ',
    counter: '件',
    entries: data.saleReminders.map((each) => ({
      id: `${each.date} ${each.fromPortName} ${each.toPortName}`,
      title: `${formatDate(each.date)} ${each.fromPortName}から${each.toPortName}`,
      rows: reminderRows(each),
    })),
  },
  {
    title: '先行申込',
    counter: '件',
    entries: data.preOrders.map((each) => ({
      id: each.acceptedAt,
      title: each.choices[0] ? sectionTitle(each.choices[0]) : '便のない申込',
      rows: preOrderRows(each),
    })),
  },
];

/** What the profile has several of. */
const profileLists = (data: MemberData): DataEntriesProps[] => [
  {
    title: '同行者',
    counter: '名',
    entries: data.companions.map((each) => ({
      id: each.id,
      title: companionName(each),
      rows: companionRows(each),
    })),
  },
  {
    title: fieldLabels['search.vehicles'],
    counter: '台',
    entries: data.vehicles.map((each) => ({
      id: each.id,
      title: vehicleName(each, []),
      rows: [{ term: '登録の内容', value: vehicleText(each, []) }],
    })),
  },
  {
    title: '登録したカード',
    counter: '枚',
    entries: data.cards.map(({ card, version, agreedAt }) => ({
      id: card.id,
      title: cardName(card),
      rows: [
        { term: '登録の内容', value: cardExpiry(card) },
        { term: '登録への同意', value: agreementText({ version, agreedAt }) },
      ],
    })),
  },
  {
    title: 'パスキー',
    counter: '個',
    entries: data.passkeys.map(({ id, name, addedAt }) => ({
      id,
      title: name,
      rows: [{ term: '追加した日時', value: formatDateTime(addedAt) }],
    })),
  },
  {
    title: 'ログイン中の端末',
    counter: '台',
    entries: data.logins.map(({ id, device, loggedInAt, lastUsedAt }) => ({
      id,
      title: device,
      rows: [
        { term: 'ログインした日時', value: formatDateTime(loggedInAt) },
        { term: '最後に使った日時', value: formatDateTime(lastUsedAt) },
      ],
    })),
  },
];

type Section = Pick<RecordedLeg, 'departureAt' | 'fromPortName' | 'toPortName'>;

const sectionTitle = ({ departureAt, fromPortName, toPortName }: Section): string =>
  `${formatDate(jstDate(departureAt))} ${fromPortName}から${toPortName}`;

const reservationTitle = ({ legs: [first] }: MemberData['reservations'][number]): string =>
  first ? sectionTitle(first) : '行程のない予約';
