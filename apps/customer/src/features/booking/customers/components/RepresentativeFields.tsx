import type { CustomerInput } from '@ferry/api/customer';
import { suggestEmailDomain } from '@ferry/format/email';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { EmailField } from '@ferry/ui/EmailField';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NameFields } from '@ferry/ui/NameFields';
import { PhoneField } from '@ferry/ui/PhoneField';
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
  const email = bind('email');
  // Asked when the field is left: on the way to it, every domain looks like a slip.
  const [domain, setDomain] = useState<string>();
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend="代表者(予約される方)"
        level={2}
        id={answerIds.representative}
        support="欠航などのご連絡をする方です。"
      >
        <NameFields {...nameBinding('representative', value, bind)} />
        <PhoneField
          {...bind('phone')}
          requirement="required"
          support="ハイフンの有無や全角・半角は問いません。例:090-1234-5678"
        />
        <PhoneField
          {...bind('dayPhone')}
          requirement="optional"
          support="上の電話番号と違うときだけ入力してください。SMSを受け取れる携帯電話をおすすめします。"
        />
        <EmailField
          {...email}
          requirement="required"
          onBlur={() => {
            email.onBlur();
            setDomain(suggestEmailDomain(value.email));
          }}
          support="例:hanako@example.jp"
        />
        <div role="status">
          {domain && domain === suggestEmailDomain(value.email) && (
            <Text size="dense" tone="warning" isBold>{`${domain}ではありませんか。`}</Text>
          )}
        </div>
        <Checkbox
          label="代表者も乗船する"
          support="乗船者1のお名前に、代表者のお名前を使います。"
          isSelected={value.travels}
          onChange={(travels) => form.answer('representative.travels', travels)}
        />
        <RepresentativeAddress value={value} {...form} />
      </FieldGroup>
    </Card>
  );
}
