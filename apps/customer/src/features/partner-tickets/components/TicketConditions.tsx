import type { PartnerTicket } from '@ferry/api/customer';
import {
  addDays,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatTime,
  jstDate,
} from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FeeLadder } from '@ferry/ui/FeeLadder';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { daysFromUntil } from '../../../copy/partner-ticket-texts.ts';
import { sellerText } from '../../../copy/seller-text.ts';

type TicketProps = { ticket: PartnerTicket };
type Fee = PartnerTicket['cancellationFees'][number];

/** Days, refunds, who sells it and whom to ask. */
export const TicketConditions = ({ ticket }: TicketProps) => (
  <>
    <Stack gap={3} as="section" aria-labelledby="ticket-conditions">
      <Heading level={2} id="ticket-conditions">
        条件
      </Heading>
      <Card>
        <DescriptionList rows={[...dayRows(ticket), ...sellerRows(ticket)]} />
      </Card>
    </Stack>
    <Refunds ticket={ticket} />
  </>
);

/** Sales that end at midnight end with the day before. */
const lastMoment = (at: string): string =>
  formatTime(at) === '0:00' ? formatDate(addDays(jstDate(at), -1)) : formatDateTime(at);

const dayRows = (ticket: PartnerTicket) => [
  { term: '使える日', value: daysFromUntil(ticket.usableFrom, ticket.usableUntil) },
  ...(ticket.closures.length > 0
    ? [{ term: '使えない日', value: ticket.closures.join('、') }]
    : []),
  ...(ticket.usableDates.length > 0
    ? [{ term: '近い使える日', value: ticket.usableDates.map(formatDateShort).join('、') }]
    : []),
  ...(ticket.quotaPerDay > 0 ? [{ term: '枚数', value: `1日${ticket.quotaPerDay}名まで` }] : []),
  {
    term: '販売の期間',
    value: `${formatDateTime(ticket.salesOpenAt)}から${lastMoment(ticket.salesCloseAt)}まで`,
  },
  ...(ticket.accessibilityNote ? [{ term: '車いすの方', value: ticket.accessibilityNote }] : []),
];

function sellerRows({ seller, contact, notes }: PartnerTicket) {
  const { name, address, registrationNumber, travelAgencyNumber } = seller;
  return [
    {
      term: '販売',
      value: (
        <>
          <span>{sellerText(name, travelAgencyNumber)}</span>
          <br />
          <span>{address}</span>
          <br />
          <span>{`登録番号 ${registrationNumber}`}</span>
        </>
      ),
    },
    {
      term: '問い合わせ',
      value: (
        <>
          <Link href={`tel:${contact.phone}`}>{contact.phone}</Link>
          <span>{`(${contact.hours})`}</span>
        </>
      ),
    },
    ...(notes.length > 0
      ? [
          {
            term: 'ご注意',
            value: (
              <List>
                {notes.map((note) => (
                  <span key={note}>{note}</span>
                ))}
              </List>
            ),
          },
        ]
      : []),
  ];
}

/** What is kept of the price before the first use, and after it. */
const Refunds = ({ ticket: { cancellationFees, crossing, includes } }: TicketProps) => (
  <Stack gap={3} as="section" aria-labelledby="ticket-refunds">
    <Heading level={2} id="ticket-refunds">
      払い戻し
    </Heading>
    <Card>
      <Stack gap={4}>
        <FeeLadder
          caption="使う前に取り消すときの手数料"
          columns={['1枚']}
          steps={cancellationFees.map((fee) => ({ until: untilOf(fee), fees: [feeOf(fee)] }))}
        />
        <Text>
          一部を使った後は、お支払いの額から、使ったものの別に買うときの料金を引いて払い戻します。出港の前で、使う前の手数料のほうが高いときは、手数料を引きます。引いた額が0円を下回ることはありません。
        </Text>
        <Text>
          取り消しは、買ったきっぷの全員分を一度に行います。一部だけの取り消しは、お電話で承ります。
        </Text>
        <Text size="dense" tone="quiet">
          {`別に買うときの大人の料金は、${[
            `${crossing.label} 乗船日の運賃`,
            ...includes.map(({ name, normalAdultYen }) => `${name} ${formatYen(normalAdultYen)}`),
          ].join('、')}です。`}
        </Text>
      </Stack>
    </Card>
  </Stack>
);

function untilOf({ daysBefore }: Fee): string {
  if (daysBefore === null) return '使わずに出港したあと';
  return daysBefore === 0 ? '出発日の出港まで' : `出発日の${daysBefore}日前まで`;
}

function feeOf({ percent, minimumYen }: Fee): string {
  if (percent === 0) return minimumYen === 0 ? '無料' : formatYen(minimumYen);
  const share = `料金の${percent}%`;
  return minimumYen === 0 ? share : `${share}(${formatYen(minimumYen)}以上)`;
}
