import { useId } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { KanaField } from '../KanaField/KanaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './NameFields.css.ts';

/** One of the four fields. */
export type NameField = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana';

/** A name and its reading; with `hasOneName`, one part and its reading are empty. */
export type NameValues = Record<NameField, string> & { hasOneName?: boolean };

/** Props of {@link NameFields}. */
export type NameFieldsProps = {
  values: NameValues;
  errors?: Partial<Record<NameField, string>>;
  /** One field at a time: a reading may arrive in the same moment as the name. */
  onChange: (field: NameField, text: string) => void;
  /** All values at once, when the customer says whether the name is divided. */
  onOneNameChange: (values: NameValues) => void;
  onBlur?: (field: NameField) => void;
  /** Beginning of the ids, `representative` → `representative-familyName`. */
  id?: string;
  /** Lets the browser fill in the customer's own name; not for companions. */
  autoComplete?: boolean;
  requirement?: 'required' | 'optional';
};

/**
 * 姓・名 and セイ・メイ; the readings are taken over from what is typed in the names. For a name that is
 * not divided, one field and its reading.
 */
export const NameFields = (props: NameFieldsProps) => {
  const { values, errors, onChange, onOneNameChange, onBlur, requirement } = props;
  const { hasOneName = false } = values;
  const own = useId();
  const prefix = props.id ?? own;
  const bind = (field: NameField) => ({
    id: `${prefix}-${field}`,
    value: values[field],
    error: errors?.[field],
    requirement,
    onChange: (text: string) => onChange(field, text),
    onBlur: () => onBlur?.(field),
  });
  const token = (name: string) => (props.autoComplete ? name : 'off');
  // The one name may be kept as a given name.
  const isGiven = hasOneName && values.familyName === '' && values.givenName !== '';
  const [name, kana] = isGiven
    ? (['givenName', 'givenNameKana'] as const)
    : (['familyName', 'familyNameKana'] as const);
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...bind(name)}
          label={hasOneName ? 'お名前' : '姓'}
          autoComplete={token(hasOneName ? 'name' : 'family-name')}
        />
        {!hasOneName && (
          <TextField {...bind('givenName')} label="名" autoComplete={token('given-name')} />
        )}
      </div>
      <div className={css.pair}>
        <KanaField
          {...bind(kana)}
          label={hasOneName ? 'フリガナ' : 'セイ'}
          readingFrom={bind(name).id}
        />
        {!hasOneName && (
          <KanaField {...bind('givenNameKana')} label="メイ" readingFrom={bind('givenName').id} />
        )}
      </div>
      <Checkbox
        label="姓と名に分かれていない名前"
        isSelected={hasOneName}
        onChange={(isOne) =>
          onOneNameChange(isOne ? toOneName(values) : { ...values, hasOneName: false })
        }
      />
    </>
  );
};

/** What was typed in one part stays; the other part is not asked for. */
const toOneName = ({ familyName, givenName, familyNameKana, givenNameKana }: NameValues) => ({
  familyName: familyName || givenName,
  givenName: '',
  familyNameKana: familyNameKana || givenNameKana,
  givenNameKana: '',
  hasOneName: true,
});
