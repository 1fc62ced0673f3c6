import type { CustomerInput } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NameFields } from '@ferry/ui/NameFields';
import { PhoneField } from '@ferry/ui/PhoneField';
import { Stack } from '@ferry/ui/Stack';
import { memo } from 'react';
import { NewEmailField } from '../../../../forms/NewEmailField.tsx';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { fieldBinding, nameBinding } from './field-binding.ts';
import { RepresentativeAddress } from './RepresentativeAddress.tsx';

type RepresentativeFieldsProps = Pick<CustomerForm, 'answer' | 'leave' | 'visible'> & {
  value: CustomerInput['representative'];
};

/** What few customers answer, and members have answered in their profile. */
const foldedAway = [
  'dayPhone',
  'postalCode',
  'prefecture',
  'city',
  'line1',
  'building',
] as const satisfies (keyof CustomerInput['representative'])[];

/** The person who books and is notified about the sailing. Other answers do not render it again. */
export const RepresentativeFields = memo(function RepresentativeFields(
  props: RepresentativeFieldsProps,
) {
  const { value, ...form } = props;
  const bind = fieldBinding('representative', value, form);
  const hasMore = foldedAway.some((field) => value[field] !== '');
  const { travels, familyName, givenName } = value;
  const name = fullName({ familyName, givenName });
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend="連絡先"
        level={2}
        id={answerIds.representative}
        support={
          travels
            ? `代表者${name ? `の${name}様` : '(乗船者1)'}にお知らせします。`
            : '乗船しない代表者の方にお知らせします。'
        }
        action={
          <Button
            tone="quiet"
            size="small"
            onPress={() => form.answer('representative.travels', !travels)}
          >
            {travels ? '代表者を変える' : '乗船者1を代表者にする'}
          </Button>
        }
      >
        {!travels && <NameFields {...nameBinding('representative', value, bind, form.answer)} />}
        <EvenColumns>
          <PhoneField
            {...bind('phone')}
            requirement="required"
            support="欠航などのときに連絡がとれる番号"
          />
          <NewEmailField
            {...bind('email')}
            requirement="required"
            support="予約番号をお送りします。コンビニ・窓口でのお支払いでは、お送りするリンクで確認をお願いすることがあります。"
          />
        </EvenColumns>
        <Disclosure summary={`当日の電話番号・住所(任意${hasMore ? '・入力済み' : ''})`}>
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
});
