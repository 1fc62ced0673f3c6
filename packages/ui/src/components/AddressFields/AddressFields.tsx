import { useId, useLayoutEffect, useRef } from 'react';
import type { FieldTexts } from '../../private/Field.tsx';
import { type PostalAddress, PostalCodeField } from '../PostalCodeField/PostalCodeField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { OVERSEAS, prefectures } from './prefectures.ts';

/** An address. `prefecture` is one of the 47 names, 「日本国外」 or empty. */
export type AddressValues = {
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building: string;
};

/** One of the five fields. */
export type AddressField = keyof AddressValues;

/** Props of {@link AddressFields}. */
export type AddressFieldsProps = {
  values: AddressValues;
  errors?: Partial<AddressValues>;
  /** One field at a time; up to three in a row when an address was found. */
  onChange: (field: AddressField, text: string) => void;
  onBlur?: (field: AddressField) => void;
  /** Finds the places of a postal code of seven digits. Omitted: there is no button. */
  onLookup?: (code: string) => Promise<readonly PostalAddress[]>;
  /** Beginning of the ids: `member` → `member-city`. */
  id?: string;
  /** Lets the browser fill in the customer's own address. */
  autoComplete?: boolean;
  /** Marks the fields: `required` all but the name of the building, `optional` each of them. */
  requirement?: FieldTexts['requirement'];
};

const options = [...prefectures, OVERSEAS].map((name) => ({ value: name, label: name }));

/**
 * Writes what a look-up finds into the fields. The answer may come late: a field that was changed since
 * the look-up was asked for keeps what was typed. A town chosen from several is a wish of that moment.
 */
function useFilling(
  values: AddressValues,
  onChange: AddressFieldsProps['onChange'],
  onLookup: AddressFieldsProps['onLookup'],
) {
  const now = useRef(values);
  const asked = useRef<AddressValues>(undefined);
  useLayoutEffect(() => {
    now.current = values;
  });
  const find = async (code: string) => {
    asked.current = now.current;
    const places = (await onLookup?.(code)) ?? [];
    if (places.length > 1) asked.current = undefined;
    return places;
  };
  const fill = (place: PostalAddress) => {
    const written = now.current;
    const before = asked.current ?? written;
    let isPartly = false;
    for (const field of ['prefecture', 'city', 'street'] as const) {
      // A number that the customer has already written behind the same town stays.
      const isThere = field === 'street' && written.street.startsWith(place.street);
      if (isThere || written[field] === place[field]) continue;
      if (written[field] === before[field]) onChange(field, place[field]);
      else isPartly = true;
    }
    return isPartly ? ('partly' as const) : undefined;
  };
  return { find: onLookup && find, fill };
}

/** An address from the postal code to the building, as addresses are written in Japan. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { values, errors, onChange, onBlur, autoComplete = false, requirement } = props;
  const own = useId();
  const isOverseas = values.prefecture === OVERSEAS;
  const bind = (field: AddressField, token: string) => ({
    id: `${props.id ?? own}-${field}`,
    value: values[field],
    error: errors?.[field],
    requirement,
    autoComplete: autoComplete ? token : 'off',
    onChange: (text: string) => onChange(field, text),
    onBlur: () => onBlur?.(field),
  });
  const { find, fill } = useFilling(values, onChange, props.onLookup);
  return (
    <Stack gap={6}>
      <PostalCodeField
        {...bind('postalCode', 'postal-code')}
        label="郵便番号"
        // Codes of other countries are of other kinds, or there are none.
        requirement={isOverseas && requirement === 'required' ? undefined : requirement}
        support={isOverseas ? undefined : '例:040-0063'}
        onLookup={isOverseas ? undefined : find}
        onAddress={fill}
      />
      <Select
        {...bind('prefecture', 'address-level1')}
        label="都道府県"
        emptyLabel="選択してください"
        options={options}
      />
      <TextField
        {...bind('city', 'address-level2')}
        label="市区町村"
        support={isOverseas ? '国名と都市名を入力してください。' : '例:函館市'}
      />
      <TextField
        {...bind('street', 'address-line1')}
        label="町名・番地"
        support={isOverseas ? undefined : '例:港町1丁目2-3'}
      />
      <TextField
        {...bind('building', 'address-line2')}
        label="建物名・部屋番号"
        requirement="optional"
      />
    </Stack>
  );
};
