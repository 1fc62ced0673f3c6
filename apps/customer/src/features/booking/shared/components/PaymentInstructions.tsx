import type { Payment } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { ButtonLink } from '@ferry/ui/ButtonLink';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Money } from '@ferry/ui/Money';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Part } from './Part.tsx';

/** What to say at the counter of the store, until when, and how much. */
export const PaymentInstructions = ({
  instructions: { storeName, paymentNumber, confirmationNumber, payBy, url },
  amountYen,
  after = 'お支払いの後、この予約は自動的に確定します。',
}: {
  instructions: NonNullable<Payment['instructions']>;
  amountYen: number;
  /** What comes of it. */
  after?: string;
}) => (
  <Part id="pay-at-store" title="コンビニでのお支払い">
    <Stack gap={4}>
      <ReservationNumber
        label="お支払い番号"
        number={paymentNumber.replaceAll('-', '')}
        shown={paymentNumber}
      />
      <DescriptionList
        rows={[
          {
            term: 'お支払い期限',
            value: (
              <Text as="span" tone="warning" isBold>
                {formatDateTime(payBy)}
              </Text>
            ),
          },
          { term: '金額', value: <Money amount={amountYen} size="medium" /> },
          { term: 'お店', value: storeName },
          ...(confirmationNumber === null
            ? []
            : [{ term: '確認番号', value: <Numbers of={confirmationNumber} /> }]),
        ]}
      />
      <Text>{after}受領書は、ご乗船まで保管してください。</Text>
      {url !== null && (
        <ButtonLink href={url} target="_blank" rel="noopener" tone="secondary">
          お支払い案内を開く(新しいタブ)
        </ButtonLink>
      )}
    </Stack>
  </Part>
);

const Numbers = ({ of }: { of: string }) => (
  <Text as="span" isBold isNumber>
    {of}
  </Text>
);
