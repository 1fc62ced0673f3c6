import { autocompleteOf } from '../../../../page/autocomplete.ts';
import { fieldId } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

/**
 * What connects one field of the form with its answer: id, value, message, handlers and what
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
  <Field extends keyof Owner & string>(field: Field) => {
    const path = `${owner}.${field}`;
    const id = fieldId(path);
    return {
      id,
      autoComplete: autocompleteOf(id, isOwn),
      value: record[field],
      error: visible.find((problem) => problem.path === path)?.message,
      onChange: (value: Owner[Field]) => answer(path, value),
      onBlur: () => leave(path),
    };
  };
