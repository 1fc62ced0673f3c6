import { useId } from 'react';
import { KanaField } from '../KanaField/KanaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './NameFields.css.ts';

/** A name and its reading. */
export type NameValues = {
  familyName: string;
  givenName: string;
  familyNameKana: string;
  givenNameKana: string;
};

/** One of the four fields. */
export type NameField = keyof NameValues;

/** Props of {@link NameFields}. */
export type NameFieldsProps = {
  values: NameValues;
  errors?: Partial<NameValues>;
  /** One field at a time: a reading may arrive in the same moment as the name. */
  onChange: (field: NameField, text: string) => void;
  onBlur?: (field: NameField) => void;
  /** Beginning of the ids, `representative` → `representative-familyName`. */
  id?: string;
  /** Lets the browser fill in the customer's own name; not for companions. */
  autoComplete?: boolean;
  requirement?: 'required' | 'optional';
};

/** 姓・名 and セイ・メイ; the readings are taken over from what is typed in the names. */
export const NameFields = (props: NameFieldsProps) => {
  const { values, errors, onChange, onBlur, autoComplete = false, requirement } = props;
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
  const token = (name: string) => (autoComplete ? name : 'off');
  return (
    <>
      <div className={css.pair}>
        <TextField {...bind('familyName')} label="姓" autoComplete={token('family-name')} />
        <TextField {...bind('givenName')} label="名" autoComplete={token('given-name')} />
      </div>
      <div className={css.pair}>
        <KanaField {...bind('familyNameKana')} label="セイ" readingFrom={bind('familyName').id} />
        <KanaField {...bind('givenNameKana')} label="メイ" readingFrom={bind('givenName').id} />
      </div>
    </>
  );
};
