import type { PaymentMethods } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Part } from '../../shared/components/Part.tsx';
import {
  chosenText,
  methodDescription,
  methodName,
  unavailableReason,
} from '../../shared/model/payment-texts.ts';
import type { HostedFieldsState } from '../model/hosted-fields.ts';
import { METHOD_ID, type PaymentForm, STORE_ID } from '../model/use-payment-form.ts';
import { CardFields } from './CardFields.tsx';

/** The methods, and what the chosen one still needs. */
export function PaymentFields({
  methods,
  form,
  hosted,
}: {
  methods: PaymentMethods;
  form: PaymentForm;
  hosted: HostedFieldsState;
}) {
  const { errorOf } = form;
  const stores = methods.options.find(({ method }) => method === 'convenienceStore')?.stores ?? [];
  return (
    <Stack gap={6}>
      <RadioCards
        label="お支払い方法"
        requirement="required"
        id={METHOD_ID}
        error={errorOf(METHOD_ID)}
        value={form.method}
        onChange={form.setMethod}
        options={methods.options.map((option) => ({
          value: option.method,
          title: methodName(option.method),
          description: option.isAvailable ? methodDescription(option) : undefined,
          unavailableReason: unavailableReason(option),
        }))}
      />
      {form.method === 'card' && form.keptCard && (
        <Part id="kept-card" title="お支払いに使うカード">
          <Inline gap={4}>
            <Text isBold>{chosenText({ method: 'card', card: form.keptCard, store: null })}</Text>
            <Button tone="secondary" size="small" onPress={form.forgetCard}>
              別のカードを入力する
            </Button>
          </Inline>
        </Part>
      )}
      {form.method === 'card' && !form.keptCard && methods.hostedFields && (
        <Part id="card" title="カード情報">
          <CardFields url={methods.hostedFields.url} hosted={hosted} />
        </Part>
      )}
      {form.method === 'convenienceStore' && (
        <Part id="store" title="お支払いになるお店">
          <Select
            label="お店"
            requirement="required"
            id={STORE_ID}
            emptyLabel="選択してください"
            support="レシート(受領書)は、ご乗船まで保管してください。"
            error={errorOf(STORE_ID)}
            value={form.storeId}
            onChange={form.setStoreId}
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Part>
      )}
    </Stack>
  );
}
