import type { PaymentMethod } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { List } from '@ferry/ui/List';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { drawRules } from '../../../../copy/pre-order-texts.ts';
import { autocompleteOf } from '../../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../../forms/NewEmailField.tsx';
import { SubmitForm } from '../../../../forms/SubmitForm.tsx';
import { methodName } from '../../shared/model/payment-texts.ts';
import { wishOf, wishText } from '../../shared/model/wish-of.ts';
import { orderIds } from '../model/order-answers.ts';
import { useOrder } from '../model/use-order.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { OrderedPassengers } from './OrderedPassengers.tsx';

type OrderFormProps = Parameters<typeof useOrder>[0] & {
  /** When the sales open, and it is drawn. */
  salesOpenAt: string;
  /** Until when orders are taken. */
  closesAt: string;
};

const methods: readonly PaymentMethod[] = ['card', 'convenienceStore', 'port'];

/** A whole order before the sales open: the rest of the wish is what was searched for. */
export function OrderForm(props: OrderFormProps) {
  const { offers, conditions, member, salesOpenAt, closesAt } = props;
  const order = useOrder(props);
  const { errorOf } = order.form;
  return (
    <>
      <HowItWorks {...{ salesOpenAt, closesAt }} />
      <Card as="section" padding="roomy">
        <SubmitForm
          form={order.form}
          failure={order.failure}
          failureTitle="申し込めませんでした"
          action="先行申込をする"
          pendingLabel="申し込んでいます"
        >
          <Stack gap={4}>
            <Heading level={2} size={2}>
              ご希望の便と客室
            </Heading>
            <Text>{`${wishText(wishOf(conditions))}の片道です。第1希望から順に、全員の分がそろう客室を取り置きます。`}</Text>
            <ChoiceFields
              {...{ offers, errorOf }}
              choices={order.choices}
              onChange={(choices) => order.set({ choices })}
            />
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size={2}>
              乗船する方
            </Heading>
            <OrderedPassengers
              {...{ errorOf }}
              passengers={order.passengers}
              onChange={order.setPassenger}
            />
          </Stack>
          <MethodField
            value={order.paymentMethod}
            onChange={(paymentMethod) => order.set({ paymentMethod })}
          />
          {!member && (
            <NewEmailField
              id={orderIds.email}
              name="email"
              label={fieldLabels.email}
              requirement="required"
              support="申込のリンクと、抽選の結果をお送りします。"
              autoComplete={autocompleteOf(orderIds.email)}
              value={order.email}
              error={errorOf(orderIds.email)}
              onChange={(email) => order.set({ email })}
            />
          )}
        </SubmitForm>
      </Card>
    </>
  );
}

/** What a customer has to know first, in the order in which it happens. */
const HowItWorks = ({
  salesOpenAt,
  closesAt,
}: Pick<OrderFormProps, 'salesOpenAt' | 'closesAt'>) => (
  <Card as="section" padding="roomy">
    <Stack gap={3}>
      <Heading level={2} size={2}>
        先行申込のしくみ
      </Heading>
      <List kind="number">
        {drawRules(formatDateTimeShort(salesOpenAt), formatDateTimeShort(closesAt)).map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </List>
    </Stack>
  </Card>
);

type MethodFieldProps = { value: PaymentMethod; onChange: (method: PaymentMethod) => void };

const MethodField = (props: MethodFieldProps) => (
  <RadioCards
    {...props}
    label={fieldLabels['payment.method']}
    support="お席が取れた後に、お支払いいただく方法です。そのときに変えられます。"
    isInRow
    options={methods.map((method) => ({ value: method, title: methodName(method) }))}
  />
);
