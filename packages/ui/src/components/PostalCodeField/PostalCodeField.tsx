import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { type Ref, useRef } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Field, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { tidyOnBlur } from '../../private/tidy.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './PostalCodeField.css.ts';
import {
  type Lookup,
  type PostalAddress,
  type TakeAddress,
  useAddressLookup,
} from './use-address-lookup.ts';

export type { PostalAddress } from './use-address-lookup.ts';

/** Props of {@link PostalCodeField}. */
export type PostalCodeFieldProps = FieldTexts & {
  value: string;
  /** The code as typed; `0400063` becomes `040-0063` when the field is left. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /**
   * Finds the places of a code of seven digits: none, one or several. Omitted: there is no button.
   * A rejected promise tells the customer to write the address.
   */
  onLookup?: (code: string) => Promise<readonly PostalAddress[]>;
  /** Takes the place that was found or chosen; `partly`: some of what was written stays instead of it. */
  onAddress?: TakeAddress;
  name?: string;
  /** Id of the input: the target of a link in the ErrorSummary. */
  id?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
};

const tidy = (typed: string): string => {
  const code = normalisePostalCode(typed);
  return isPostalCode(code) ? formatPostalCode(code) : typed;
};

const place = ({ prefecture, city, street }: PostalAddress): string =>
  `${prefecture}${city}${street}`;

const wording = (lookup: Lookup): string => {
  switch (lookup.state) {
    case 'malformed':
      return '郵便番号は7桁の数字で入力してください。';
    case 'notFound':
      return 'この郵便番号の住所は見つかりませんでした。住所を直接入力してください。';
    case 'failed':
      return '住所を調べられませんでした。住所を直接入力してください。';
    case 'several':
      return `この郵便番号の町は${lookup.addresses.length}件あります。一つ選んでください。`;
    case 'found':
      return `「${place(lookup.address)}」を入力しました。`;
    case 'partly':
      return `「${place(lookup.address)}」が見つかりました。ご入力いただいた欄は、そのままです。`;
    default:
      return '';
  }
};

type TownsProps = { lookup: Lookup; onChoose: (address: PostalAddress) => void };

const Towns = ({ lookup, onChoose }: TownsProps) => {
  if (lookup.state !== 'several') return null;
  return (
    <ul aria-label="町を選ぶ" className={css.towns}>
      {lookup.addresses.map((address) => (
        <li key={place(address)}>
          <Button onPress={() => onChoose(address)}>{place(address)}</Button>
        </li>
      ))}
    </ul>
  );
};

/** A postal code in one box, with a button that finds the address. */
export const PostalCodeField = (props: PostalCodeFieldProps) => {
  const { label, requirement, support, error, value, onLookup, onAddress } = props;
  const ids = useFieldIds(props.id, props);
  const button = useRef<HTMLButtonElement>(null);
  const { lookup, start, choose, reset } = useAddressLookup({
    onLookup: onLookup ?? (async () => []),
    onAddress: (address) => onAddress?.(address),
  });
  return (
    <Field {...{ ids, label, requirement, support, error }}>
      <span className={css.row}>
        <input
          ref={props.ref}
          id={ids.control}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete ?? 'postal-code'}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={requirement === 'required' || undefined}
          className={css.input}
          value={value}
          onBlur={tidyOnBlur(props, tidy)}
          onChange={(event) => {
            reset();
            props.onChange(event.currentTarget.value);
          }}
          onKeyDown={ignoreComposingEnter}
        />
        {onLookup && (
          <Button
            ref={button}
            isPending={lookup.state === 'pending'}
            pendingLabel="住所を調べています"
            onPress={() => void start(value)}
          >
            住所を入力する
          </Button>
        )}
      </span>
      <span role="status" className={css.result}>
        {wording(lookup)}
      </span>
      <Towns
        lookup={lookup}
        onChoose={(address) => {
          choose(address);
          // The list goes away, and focus with it.
          button.current?.focus();
        }}
      />
    </Field>
  );
};
