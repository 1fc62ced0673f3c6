import type { CustomerInput } from '@ferry/api/customer';
import { suggestEmailDomain } from '@ferry/format/email';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { EvenColumns } from '@ferry/ui/Columns';
import { Disclosure } from '@ferry/ui/Disclosure';
import { EmailField } from '@ferry/ui/EmailField';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NameFields } from '@ferry/ui/NameFields';
import { PhoneField } from '@ferry/ui/PhoneField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { fieldBinding, nameBinding } from './field-binding.ts';
import { RepresentativeAddress } from './RepresentativeAddress.tsx';

export type RepresentativeFieldsProps = Pick<CustomerForm, 'answer' | 'leave' | 'visible'> & {
  value: CustomerInput['representative'];
};

/** The person who books and is notified about the sailing. */
export function RepresentativeFields({ value, ...form }: RepresentativeFieldsProps) {
  const bind = fieldBinding('representative', value, form);
  // As it was at first: it must not fold away while the last box is emptied.
  const [hasMore] = useState(
    [
      value.dayPhone,
      value.postalCode,
      value.prefecture,
      value.city,
      value.line1,
      value.building,
    ].some(Boolean),
  );
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend="代表者(予約される方)"
        level={2}
        id={answerIds.representative}
        support="欠航などのご連絡をする方です。"
      >
        <NameFields {...nameBinding('representative', value, bind)} />
        <EvenColumns>
          <PhoneField
            {...bind('phone')}
            requirement="required"
            support="ハイフンの有無や全角・半角は問いません。例:090-1234-5678"
          />
          <Email bind={bind} email={value.email} />
        </EvenColumns>
        <Checkbox
          label="代表者も乗船する"
          support="乗船者1のお名前に、代表者のお名前を使います。"
          isSelected={value.travels}
          onChange={(travels) => form.answer('representative.travels', travels)}
        />
        <Disclosure summary="当日の電話番号・住所を入力する(任意)" isDefaultOpen={hasMore}>
          <Stack gap={5}>
            <PhoneField
              {...bind('dayPhone')}
              requirement="optional"
              support="上の電話番号と違うときだけ入力してください。SMSを受け取れる携帯電話をおすすめします。"
            />
            <RepresentativeAddress value={value} {...form} />
          </Stack>
        </Disclosure>
      </FieldGroup>
    </Card>
  );
}

type EmailProps = {
  bind: ReturnType<typeof fieldBinding<CustomerInput['representative']>>;
  email: string;
};

function Email({ bind, email }: EmailProps) {
  const field = bind('email');
  // Asked when the field is left: on the way to it, every domain looks like a slip.
  const [domain, setDomain] = useState<string>();
  return (
    <div>
      <EmailField
        {...field}
        requirement="required"
        onBlur={() => {
          field.onBlur();
          setDomain(suggestEmailDomain(email));
        }}
        support="例:hanako@example.jp"
      />
      <div role="status">
        {domain && domain === suggestEmailDomain(email) && (
          <Text size="dense" tone="warning" isBold>{`${domain}ではありませんか。`}</Text>
        )}
      </div>
    </div>
  );
}
