import type { Discount, PassengerDiscount, PassengerInput } from '@ferry/api/customer';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Select } from '@ferry/ui/Select';
import { Text } from '@ferry/ui/Text';
import { certificateTexts, disabilityClasses } from '../../../../copy/assistance.ts';
import { adultOptions } from '../model/adults.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { fieldBinding } from './field-binding.ts';

type DiscountFieldsProps = Pick<CustomerForm, 'answer' | 'visible'> & {
  index: number;
  value: PassengerInput;
  discounts: readonly Discount[];
  /** The adults, as `adultLines` says them: who may be a carer. */
  adults: string;
};

const certificates = Object.entries(certificateTexts).map(([value, label]) => ({
  // The keys of the record are the contract's own words.
  value: value as keyof typeof certificateTexts,
  label,
}));

const NONE: PassengerDiscount = {
  discountId: '',
  certificate: '',
  disabilityClass: '',
  carer: null,
};

/** A discount that a passenger asks for, with what has to be shown for it on the day. */
export function DiscountFields({ index, value, discounts, adults, ...form }: DiscountFieldsProps) {
  const path = `passengers.${index}.discount`;
  const chosen = discounts.find(({ id }) => id === value.discount?.discountId);
  const bind = fieldBinding(path, value.discount ?? NONE, { ...form, leave: () => undefined });
  return (
    <>
      <Select
        id={bind('discountId').id}
        label={bind('discountId').label}
        support="1件の運賃に使える割引は1つです。最もお得なものを自動で適用します。"
        emptyLabel="利用しない"
        options={discounts.map(({ id, name, percent }) => ({
          value: id,
          label: `${name}(${percent}%)`,
        }))}
        value={value.discount?.discountId ?? ''}
        error={bind('discountId').error}
        onChange={(discountId) => form.answer(path, discountId ? { ...NONE, discountId } : null)}
      />
      {chosen && (
        <Text size="dense">
          {chosen.description}
          {chosen.document &&
            `乗船当日に${chosen.document}をご提示ください。提示がない場合は差額をいただきます。`}
        </Text>
      )}
      {chosen?.kind === 'disabled' && value.discount && (
        <Disabled {...{ bind, adults, discount: value.discount }} index={index} />
      )}
    </>
  );
}

type DisabledProps = Pick<DiscountFieldsProps, 'index' | 'adults'> & {
  bind: ReturnType<typeof fieldBinding<PassengerDiscount>>;
  discount: PassengerDiscount;
};

const Disabled = ({ bind, adults, discount, index }: DisabledProps) => (
  <>
    <RadioGroup {...bind('certificate')} requirement="required" options={certificates} />
    <RadioGroup
      {...bind('disabilityClass')}
      requirement="required"
      support="手帳の「旅客運賃減額」の欄に書かれています。"
      options={disabilityClasses}
      isInline
    />
    {discount.disabilityClass === 'class1' && (
      <Select
        id={bind('carer').id}
        label={bind('carer').label}
        support="同じ便に乗船する大人1名の運賃も割引になります。"
        emptyLabel="介護者なし"
        options={adultOptions(adults).filter(({ value }) => value !== String(index))}
        value={discount.carer === null ? '' : String(discount.carer)}
        error={bind('carer').error}
        onChange={(carer) => bind('carer').onChange(carer === '' ? null : Number(carer))}
      />
    )}
  </>
);
