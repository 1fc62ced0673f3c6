import type { Payment } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { ButtonLink } from '@ferry/ui/ButtonLink';
import { EvenColumns } from '@ferry/ui/Columns';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { List } from '@ferry/ui/List';
import { Money } from '@ferry/ui/Money';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { SpelledCode } from '@ferry/ui/SpelledCode';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Part } from './Part.tsx';

type Instructions = NonNullable<Payment['instructions']>;

type PaymentInstructionsProps = {
  instructions: Instructions;
  amountYen: number;
  /** What comes of it. */
  after?: string;
};

/** The number of the store first, until when and how much; then what is done at the store. */
export const PaymentInstructions = ({
  instructions,
  amountYen,
  after = 'お支払いの後、この予約は自動的に確定します。',
}: PaymentInstructionsProps) => (
  <Part id="pay-at-store" title="コンビニでのお支払い">
    <EvenColumns>
      <ToPay {...{ instructions, amountYen }} />
      <AtTheStore {...{ instructions, amountYen, after }} />
    </EvenColumns>
  </Part>
);

const ToPay = ({ instructions, amountYen }: Omit<PaymentInstructionsProps, 'after'>) => {
  const { storeName, paymentNumber, confirmationNumber, payBy } = instructions;
  return (
    <Stack gap={4}>
      <ReservationNumber
        label="お支払い番号"
        number={paymentNumber.replaceAll('-', '')}
        shown={paymentNumber}
      />
      <DescriptionList
        isStacked
        rows={[
          {
            term: 'お支払い期限',
            value: (
              <Text as="span" size="large" tone="warning" isBold>
                {formatDateTimeShort(payBy)}
              </Text>
            ),
          },
          { term: '金額', value: <Money amount={amountYen} size="medium" /> },
          { term: 'お店', value: storeName },
          ...(confirmationNumber === null
            ? []
            : [
                {
                  term: '確認番号',
                  value: <SpelledCode code={confirmationNumber} shown={confirmationNumber} />,
                },
              ]),
        ]}
      />
    </Stack>
  );
};

/** Each store has a machine or a till for this; what its own page says is linked. */
const AtTheStore = ({ instructions, amountYen, after }: Required<PaymentInstructionsProps>) => {
  const { storeName, confirmationNumber, url } = instructions;
  const numbers = confirmationNumber === null ? 'お支払い番号' : 'お支払い番号と確認番号';
  return (
    <Stack gap={4}>
      <Text isBold>お店での手順</Text>
      <List kind="number">
        {`${storeName}の端末で「代金のお支払い」を選びます。端末がなければ、レジで「インターネット代金のお支払い」とお伝えください。`}
        {`${numbers}を入力するか、レジでお伝えください。`}
        {`${formatYen(amountYen)}を支払い、受領書を受け取ります。受領書は、ご乗船まで保管してください。`}
        {after}
      </List>
      {url !== null && (
        <div>
          <ButtonLink href={url} target="_blank" rel="noopener" tone="secondary">
            お支払い案内を開く(新しいタブ)
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
};
