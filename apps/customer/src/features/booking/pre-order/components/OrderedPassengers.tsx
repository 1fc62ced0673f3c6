import type { PreOrderPassenger } from '@ferry/api/customer';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { type NameField, NameFields } from '@ferry/ui/NameFields';
import { Stack } from '@ferry/ui/Stack';
import { TextField } from '@ferry/ui/TextField';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { passengerName } from '../../../../copy/passenger-classes.ts';
import { autocompleteOf } from '../../../../forms/autocomplete.ts';
import { fieldId } from '../../shared/model/customer-fields.ts';

type OrderedPassengersProps = {
  passengers: readonly PreOrderPassenger[];
  errorOf: (id: string) => string | undefined;
  onChange: (index: number, change: Partial<PreOrderPassenger>) => void;
};

const names: readonly NameField[] = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'];

/** Who is to travel: names and ages, by which orders for one person are found to be one. */
export const OrderedPassengers = ({ passengers, errorOf, onChange }: OrderedPassengersProps) => (
  <Stack gap={6}>
    {passengers.map(({ passengerClass, age, ...values }, index) => {
      const idOf = (field: string) => fieldId(`passengers.${index}.${field}`);
      const errors = names.flatMap((field) => {
        const error = errorOf(idOf(field));
        return error ? [[field, error] as const] : [];
      });
      return (
        <FieldGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a passenger is their place
          key={index}
          legend={passengerName(index, passengerClass)}
          level={3}
        >
          <NameFields
            id={fieldId(`passengers.${index}`)}
            values={values}
            errors={Object.fromEntries(errors)}
            requirement="required"
            autoComplete={autocompleteOf(idOf('familyName')) !== 'off'}
            onChange={(field, text) => onChange(index, { [field]: text })}
            onOneNameChange={(changed) => onChange(index, changed)}
          />
          {passengerClass !== 'baby' && (
            <TextField
              id={idOf('age')}
              label={fieldLabels.age}
              requirement="required"
              autoComplete="off"
              inputMode="numeric"
              length={4}
              value={age}
              error={errorOf(idOf('age'))}
              onChange={(text) => onChange(index, { age: text })}
            />
          )}
        </FieldGroup>
      );
    })}
  </Stack>
);
