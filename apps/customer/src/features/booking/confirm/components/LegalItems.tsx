import type { Reservation, ReservationLeg } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { partyText } from '@ferry/format/party-text';
import { formatDateTimeShort, formatSailingTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { Card } from '@ferry/ui/Card';
import { type Description, DescriptionList } from '@ferry/ui/DescriptionList';
import { Money } from '@ferry/ui/Money';
import { Phrases } from '@ferry/ui/Phrases';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { changeLapsesText } from '../../../../copy/change-texts.ts';
import { FromTo } from '../../../../trips/FromTo.tsx';
import { CancellationTerms } from '../../shared/components/CancellationTerms.tsx';
import type { Cancellable } from '../../shared/model/cancellation-text.ts';
import { cabinLines, petLine } from '../../shared/model/leg-words.ts';
import { chosenText, refundFeeText } from '../../shared/model/payment-texts.ts';
import { includeLines, sellerOf, validText } from '../../shared/model/ticket-lines.ts';
import type { PaymentChoice } from '../model/use-payment-choice.ts';

/** When and how it is paid, and what becomes of it otherwise. */
function paymentText(choice: PaymentChoice, portName: string, isDifference: boolean): string {
  const deadline = choice.deadline ? formatSailingTimeShort(choice.deadline) : '';
  switch (choice.method) {
    case 'card':
      return `確定と同時に、${chosenText(choice)}でお支払いいただきます。`;
    case 'applePay':
    case 'googlePay':
      return `確定と同時に、${chosenText(choice)}でお支払いいただきます。確定のボタンを押すと、${chosenText(choice)}の画面が開きます。`;
    case 'payPay':
      return '確定のボタンを押すと、PayPayの画面へ移動します。そこでのお支払いが済むと、確定します。';
    case 'convenienceStore':
      return `${deadline}までに、${chosenText(choice)}でお支払いください。期限を過ぎると、${isDifference ? changeLapsesText : '予約は自動的に取り消されます。'}`;
    case 'port':
      if (isDifference) {
        return `${deadline}までに、${portName}の窓口でお支払いください。期限を過ぎると、${changeLapsesText}`;
      }
      return `乗船当日、${deadline}の乗船手続き締切までに、${portName}の窓口でお支払いください。`;
    default:
      return `${chosenText(choice)}でお支払いいただきます。${deadline && `期限は${deadline}です。`}`;
  }
}

/** What is bought for a leg, without what was typed about it: 「大人2名・カーペット席・乗用車1台」. */
function quantityLines({ party, cabins, vehicles, pets, meals }: ReservationLeg): string[] {
  const carried = [...new Set(vehicles.map(({ name }) => name))].map(
    (name) => `${name}${vehicles.filter((each) => each.name === name).length}台`,
  );
  const others = [
    ...cabinLines(cabins),
    ...pets.map(petLine),
    ...meals.map(({ name, quantity }) => `${name} ${quantity}食`),
  ];
  return [[partyText(party), cabinsText(cabins), ...carried].join('・'), ...others];
}

/** What a change of a booking comes to, in yen. */
type ChangeMoney = { payYen: number; refundYen: number; feeYen: number; feesBackYen: number };

/** The trip that is agreed on: a hold that becomes a booking, or a booking after its change. */
type AgreedTrip = Cancellable &
  Pick<Reservation, 'outbound' | 'return' | 'quote' | 'limitTime' | 'partnerTicket'>;

type LegalItemsProps = {
  trip: AgreedTrip;
  /** Undefined where nothing is to be paid. */
  choice: PaymentChoice | undefined;
  /** Where something was paid before: what is left of it, or comes to it. */
  money?: ChangeMoney;
};

/** 「追加 14,280円」 or 「払い戻し 2,430円」, with the fee that is in it, and those that come back. */
function differenceText({ payYen, refundYen, feeYen, feesBackYen }: ChangeMoney): string {
  const fee = feeYen > 0 ? `(変更手数料${formatYen(feeYen)}を含む)` : '';
  const back = (how: string) =>
    feesBackYen > 0 ? `(変更手数料の払い戻し${formatYen(feesBackYen)}${how})` : '';
  if (refundYen > 0) return `払い戻し ${formatYen(refundYen)}${fee}${back('を含む')}`;
  const more = payYen > 0 ? ` ${formatYen(payYen)}${fee}` : 'はありません';
  return `差額のお支払い${more}${back('を引いた額')}`;
}

/** The legs with the words that tell them apart, where there are two. */
const legsOf = ({ outbound, return: returnLeg }: AgreedTrip) =>
  returnLeg
    ? [
        { leg: outbound, word: '往路 ' },
        { leg: returnLeg, word: '復路 ' },
      ]
    : [{ leg: outbound, word: '' }];

/** Legs with the same party, cabins, vehicles and options are said once. */
function Quantity({ trip }: Pick<LegalItemsProps, 'trip'>) {
  const { partnerTicket, outbound } = trip;
  const { sailing } = outbound;
  const legs = legsOf(trip).map(({ leg, word }) => ({ word, lines: quantityLines(leg) }));
  const isSame = new Set(legs.map(({ lines }) => lines.join())).size === 1;
  const shown = isSame ? legs.slice(0, 1).map(({ lines }) => ({ word: '', lines })) : legs;
  return (
    <Stack gap={1}>
      <Text isBold>
        <FromTo from={sailing.fromPort} to={sailing.toPort} /> {trip.return ? '往復' : '片道'}
      </Text>
      {partnerTicket && (
        <>
          <Text>{partnerTicket.name}</Text>
          {includeLines(partnerTicket).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </>
      )}
      {shown.flatMap(({ word, lines }) =>
        lines.map((line) => <Text key={`${word}${line}`}>{`${word}${line}`}</Text>),
      )}
    </Stack>
  );
}

/** Who is paid, where it is not the ferry for its own. */
const soldBy = (ticket: Reservation['partnerTicket']) =>
  ticket ? `販売は${sellerOf(ticket)}です。` : '';

const Departures = ({ trip }: Pick<LegalItemsProps, 'trip'>) => (
  <Stack gap={1}>
    {legsOf(trip).map(({ leg, word }) => (
      <Text key={word}>
        {word}
        <strong>
          <Phrases>{formatSailingTimeShort(leg.sailing.departureAt)}</Phrases>
        </strong>
      </Text>
    ))}
    {trip.partnerTicket && <Text>提携先 {validText(trip.partnerTicket)}</Text>}
  </Stack>
);

/**
 * The six items that the final screen must show together (Act on Specified Commercial Transactions,
 * article 12-6), in plain words with the statute's behind them: quantity, time of supply, price,
 * payment, period of the application, cancellation. What was typed has been checked the page before.
 */
export function LegalItems({ trip, choice, money }: LegalItemsProps) {
  const { outbound, quote, limitTime, partnerTicket } = trip;
  const rows: Description[] = [
    { term: '便と人数', formalTerm: '分量', value: <Quantity trip={trip} /> },
    { term: '出港', formalTerm: '提供時期', value: <Departures trip={trip} /> },
    {
      term: '金額',
      formalTerm: '価格',
      value: (
        <>
          <Money amount={quote.totalYen} size="medium" /> <span>税込</span>
          {money && (
            <>
              <br />
              <strong>{differenceText(money)}</strong>
            </>
          )}
        </>
      ),
    },
    {
      term: 'お申し込みの期限',
      formalTerm: '申込期間',
      value: `${formatDateTimeShort(limitTime)}まで`,
    },
    {
      term: 'お支払い',
      formalTerm: '支払時期・方法',
      value: choice
        ? `${paymentText(choice, outbound.sailing.fromPort.name, money !== undefined)}${soldBy(partnerTicket)}`
        : 'これからのお支払いはありません。',
      isWide: true,
    },
    {
      term: '取消・変更',
      formalTerm: '撤回・解除',
      isWide: true,
      value: (
        <Stack gap={1}>
          <CancellationTerms trip={trip} />
          {choice && choice.refundFeeYen > 0 && (
            <Text size="dense">{refundFeeText(choice.refundFeeYen)}</Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <Card as="section" aria-label="ご契約の内容">
      <DescriptionList rows={rows} isInPairs />
    </Card>
  );
}
