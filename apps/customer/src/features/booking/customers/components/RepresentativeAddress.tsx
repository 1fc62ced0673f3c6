import type { CustomerInput } from '@ferry/api/customer';
import { type AddressField, AddressFields, type AddressValues } from '@ferry/ui/AddressFields';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { useAddressLookUp } from '../../../../forms/use-address-look-up.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { fieldBinding } from './field-binding.ts';

type RepresentativeAddressProps = Pick<CustomerForm, 'answer' | 'leave' | 'visible'> & {
  value: CustomerInput['representative'];
};

/** The contract's name of each field of the address. */
const answers = {
  postalCode: 'postalCode',
  prefecture: 'prefecture',
  city: 'city',
  street: 'line1',
  building: 'building',
} as const satisfies Record<AddressField, keyof CustomerInput['representative']>;

/** The representative's address: nobody has to give it, the passenger list asks for less. */
export function RepresentativeAddress({ value, ...form }: RepresentativeAddressProps) {
  const bind = fieldBinding('representative', value, form);
  const lookUp = useAddressLookUp();
  const { postalCode, prefecture, city, line1, building } = value;
  const errors: Partial<AddressValues> = {
    postalCode: bind('postalCode').error,
    prefecture: bind('prefecture').error,
    city: bind('city').error,
    street: bind('line1').error,
    building: bind('building').error,
  };
  return (
    <FieldGroup
      legend="住所"
      level={3}
      support={
        value.travels
          ? '郵便番号から入力できます。市区町村は、乗船者1のお住まいにも使います。'
          : '郵便番号から入力できます。'
      }
    >
      <AddressFields
        id="representative"
        values={{ postalCode, prefecture, city, street: line1, building }}
        errors={errors}
        onChange={(field, text) => bind(answers[field]).onChange(text)}
        onBlur={(field) => bind(answers[field]).onBlur()}
        onLookup={lookUp}
        requirement="optional"
        autoComplete
      />
    </FieldGroup>
  );
}
