import type { Reservation } from '@ferry/api/customer';
import { travellersOf } from '@ferry/format/check-in';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { CancellationTerms } from '../../shared/components/CancellationTerms.tsx';
import { ReservedLegDetails } from '../../shared/components/LegDetails.tsx';
import { Part } from '../../shared/components/Part.tsx';
import { fareLines } from '../../shared/model/fare-lines.ts';
import { chosenText, refundFeeText } from '../../shared/model/payment-texts.ts';
import type { PaymentChoice } from '../model/use-payment-choice.ts';

const nameOf = ({ familyName, givenName }: { familyName: string; givenName: string }) =>
  `${familyName} ${givenName}`;

/** When and how it is paid. */
function paymentText(choice: PaymentChoice, portName: string): string {
  const deadline = choice.deadline ? formatSailingTime(choice.deadline) : '';
  switch (choice.method) {
    case 'card':
      return `${chosenText(choice)}で、予約の確定と同時に全額をお支払いいただきます。`;
    case 'convenienceStore':
      return `${chosenText(choice)}で、${deadline}までにお支払いください。期限を過ぎると、予約は自動的に取り消されます。`;
    case 'port':
      return `乗船当日、${portName}の窓口でお支払いください(${deadline}の乗船手続き締切まで)。`;
    default:
      return `${chosenText(choice)}でお支払いいただきます。${deadline && `期限は${deadline}です。`}`;
  }
}

type LegalItemsProps = { reservation: Reservation; choice: PaymentChoice };

/** What a cancellation costs, and a refund of this payment. */
const Cancellation = ({ reservation, choice: { refundFeeYen } }: LegalItemsProps) => (
  <Stack gap={2}>
    <CancellationTerms {...reservation} />
    {refundFeeYen > 0 && <Text>{refundFeeText(refundFeeYen)}</Text>}
  </Stack>
);

/**
 * The six items that the final screen must show together (Act on Specified Commercial Transactions,
 * article 12-6): quantity, price, payment, time of supply, period of the application, cancellation;
 * and whose reservation it is.
 */
export function LegalItems({ reservation, choice }: LegalItemsProps) {
  const { outbound, return: returnLeg, quote, limitTime, representative, passengers } = reservation;
  const { sailing } = outbound;
  return (
    <Part id="legal-items" title="ご予約の内容と条件">
      <DescriptionList
        rows={[
          {
            term: '分量',
            value: (
              <Stack gap={4}>
                <ReservedLegDetails
                  leg={outbound}
                  passengers={travellersOf(passengers, 'outbound')}
                />
                {returnLeg && (
                  <ReservedLegDetails
                    leg={returnLeg}
                    passengers={travellersOf(passengers, 'return')}
                  />
                )}
              </Stack>
            ),
          },
          {
            term: 'お客様',
            value: (
              <Stack gap={1}>
                <span>
                  代表者 {nameOf(representative)}({representative.phone}、{representative.email})
                </span>
                {passengers.map((passenger, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: passengers are positions of the party
                  <span key={index}>
                    乗船者{index + 1} {nameOf(passenger)}
                  </span>
                ))}
              </Stack>
            ),
          },
          { term: '価格', value: <FareBreakdown {...fareLines(quote)} isCaptionHidden /> },
          {
            term: '支払時期・方法',
            value: paymentText(choice, sailing.fromPort.name),
          },
          {
            term: '提供時期',
            value: [sailing, ...(returnLeg ? [returnLeg.sailing] : [])]
              .map(({ departureAt }) => `${formatSailingTime(departureAt)} 出港`)
              .join('、'),
          },
          { term: '申込期間', value: `${formatDateTime(limitTime)}(お取り置き期限)まで` },
          {
            term: '取消・変更・払い戻し',
            value: <Cancellation {...{ reservation, choice }} />,
          },
        ]}
      />
    </Part>
  );
}
