import type { PaymentMethod } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { AnchorIcon, CardIcon, StoreIcon, WalletIcon } from '@ferry/ui/Icon';
import { Inline } from '@ferry/ui/Inline';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, type ReactNode, Suspense } from 'react';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import {
  chosenText,
  methodDescription,
  methodName,
  unavailableReason,
} from '../../shared/model/payment-texts.ts';
import type { HostedFieldsState } from '../model/hosted-fields.ts';
import type { PaymentStep } from '../model/payment-step.ts';
import { METHOD_ID, type PaymentForm, STORE_ID } from '../model/use-payment-form.ts';
import { CardFields } from './CardFields.tsx';

// Members alone have cards.
const StoredCards = lazy(async () => ({
  default: (await import('./StoredCards.tsx')).StoredCards,
}));

type PaymentFieldsProps = {
  step: Pick<PaymentStep, 'offered' | 'words'>;
  form: PaymentForm;
  hosted: HostedFieldsState;
  /** The wallets of this device are not known yet: nothing is shown that would move under a finger. */
  isWaiting?: boolean;
};

const icons: Partial<Record<PaymentMethod, ReactNode>> = {
  card: <CardIcon />,
  applePay: <WalletIcon />,
  googlePay: <WalletIcon />,
  payPay: <WalletIcon />,
  convenienceStore: <StoreIcon />,
  port: <AnchorIcon />,
};

/** The methods, and in the card of the chosen one what it still needs. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { step, form, isWaiting = false } = props;
  if (isWaiting) return <Spinner label="お支払い方法を読み込んでいます" />;
  return (
    <RadioCards
      label={fieldLabels['payment.method']}
      requirement="required"
      id={METHOD_ID}
      error={form.errorOf(METHOD_ID)}
      value={form.method}
      onChange={form.setMethod}
      options={step.offered.options.map((option) => ({
        value: option.method,
        title: methodName(option.method),
        description: option.isAvailable ? methodDescription(option, step.words) : undefined,
        unavailableReason: unavailableReason(option),
        aside: icons[option.method],
        details: detailsOf(option.method, props),
      }))}
    />
  );
}

function detailsOf(method: PaymentMethod, { step, form, hosted }: PaymentFieldsProps) {
  const methods = step.offered;
  if (method === 'convenienceStore') return <Stores {...{ step, form }} />;
  if (method !== 'card') return undefined;
  if (form.keptCard) return <KeptCard form={form} />;
  if (!methods.hostedFields) return undefined;
  const fields = <CardFields url={methods.hostedFields.url} hosted={hosted} />;
  if (methods.cards.length === 0 && !methods.canKeepCard) return fields;
  return (
    <Suspense fallback={<Spinner label="登録したカードを読み込んでいます" />}>
      <StoredCards {...{ methods, form, fields }} />
    </Suspense>
  );
}

const KeptCard = ({ form: { keptCard, forgetCard } }: Pick<PaymentFieldsProps, 'form'>) =>
  keptCard && (
    <Inline gap={4}>
      <Text isBold>{chosenText({ method: 'card', card: keptCard, store: null })}</Text>
      <Button
        tone="secondary"
        size="small"
        onPress={() => {
          // This button goes: what it belongs to is where the customer goes on.
          const methods = document.activeElement?.closest('[role=radiogroup]');
          methods?.querySelector<HTMLElement>(':checked')?.focus();
          forgetCard();
        }}
      >
        ほかのカードを入力する
      </Button>
    </Inline>
  );

function Stores({ step, form }: Pick<PaymentFieldsProps, 'step' | 'form'>) {
  const stores =
    step.offered.options.find(({ method }) => method === 'convenienceStore')?.stores ?? [];
  return (
    <Stack gap={3}>
      <RadioCards
        label={fieldLabels['payment.storeId']}
        requirement="required"
        id={STORE_ID}
        error={form.errorOf(STORE_ID)}
        value={form.storeId}
        onChange={form.setStoreId}
        isInRow
        options={stores.map(({ id, name }) => ({ value: id, title: name }))}
      />
      <Text size="dense">{`${step.words.store}受領書は、ご乗船まで保管してください。`}</Text>
    </Stack>
  );
}
