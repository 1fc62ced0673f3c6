import type { PassengerInput } from '@ferry/api/customer';
import { Select } from '@ferry/ui/Select';
import { Text } from '@ferry/ui/Text';
import { fieldId } from '../../shared/model/customer-fields.ts';
import type { FormView } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type PassengerLegsProps = Pick<CustomerForm, 'move'> & {
  index: number;
  value: PassengerInput;
  view: FormView;
};

/**
 * On which legs a passenger travels where that differs, and in which cabin where there are several.
 */
export function PassengerLegs({ index, value, view, move }: PassengerLegsProps) {
  const aboard = view.legs.filter(({ field }) => value[field] !== null);
  return (
    <>
      {aboard.length < view.legs.length && (
        <Text isBold>{aboard.map(({ label }) => label).join('・')}のみ乗船</Text>
      )}
      {aboard.map(({ field, label, cabins }) => {
        const options = cabins.flatMap((cabin, at) =>
          cabin.classes.includes(value.passengerClass)
            ? [{ value: String(at), label: cabin.label }]
            : [],
        );
        if (options.length < 2) return null;
        return (
          <Select
            key={field}
            id={fieldId(`passengers.${index}.${field}`)}
            label={view.legs.length > 1 ? `${label}の客室` : '客室'}
            support="変えると、その客室の同じ区分の方と入れ替わります。"
            options={options}
            value={String(value[field])}
            onChange={(cabin) => move(index, field, Number(cabin))}
          />
        );
      })}
    </>
  );
}
