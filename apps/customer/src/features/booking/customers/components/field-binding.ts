import type { NameField, NameValues } from '@ferry/ui/NameFields';
import { type AutocompleteToken, autocompleteOf } from '../../../../forms/autocomplete.ts';
import { fieldAt, fieldId } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type FieldBinding<Value> = {
  id: string;
  label: string;
  autoComplete: AutocompleteToken | 'off';
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/**
 * What connects one field of the form with its answer: id, label, value, message, handlers and what
 * the browser may fill in.
 *
 * @param owner `representative` or `passengers.0`
 * @param record the owner's answers
 * @param isOwn whether the owner is the customer: the browser fills in nobody else's
 */
export const fieldBinding =
  <Owner extends object>(
    owner: string,
    record: Owner,
    { answer, leave, visible }: Pick<CustomerForm, 'answer' | 'leave' | 'visible'>,
    isOwn = true,
  ) =>
  <Field extends keyof Owner & string>(field: Field): FieldBinding<Owner[Field]> => {
    const path = `${owner}.${field}`;
    const id = fieldId(path);
    return {
      id,
      label: fieldAt(path).label,
      autoComplete: autocompleteOf(id, isOwn),
      value: record[field],
      error: visible.find((problem) => problem.path === path)?.message,
      onChange: (value) => answer(path, value),
      onBlur: () => leave(path),
    };
  };

/**
 * What connects the four fields of a name.
 *
 * @param owner `representative` or `passengers.0`
 * @param bind that owner's binding
 * @param answer changes one answer
 */
export const nameBinding = (
  owner: string,
  values: NameValues,
  bind: (field: NameField) => FieldBinding<string>,
  answer: CustomerForm['answer'],
) => ({
  id: fieldId(owner),
  values: namesOf(values),
  errors: {
    familyName: bind('familyName').error,
    givenName: bind('givenName').error,
    familyNameKana: bind('familyNameKana').error,
    givenNameKana: bind('givenNameKana').error,
  },
  requirement: 'required' as const,
  autoComplete: bind('familyName').autoComplete !== 'off',
  onChange: (field: NameField, text: string) => bind(field).onChange(text),
  onOneNameChange: ({ hasOneName, ...names }: NameValues) => {
    answer(`${owner}.hasOneName`, hasOneName);
    for (const [field, text] of Object.entries(names)) answer(`${owner}.${field}`, text);
  },
  onBlur: (field: NameField) => bind(field).onBlur(),
});

const namesOf = ({
  familyName,
  givenName,
  familyNameKana,
  givenNameKana,
  hasOneName = false,
}: NameValues): NameValues => ({
  familyName,
  givenName,
  familyNameKana,
  givenNameKana,
  hasOneName,
});
