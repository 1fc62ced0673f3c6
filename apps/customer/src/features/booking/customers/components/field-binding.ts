import { fieldId } from '../../shared/model/customer-fields.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

/**
 * What connects one field of the form with its answer: id, value, message and handlers.
 *
 * @param owner `representative` or `passengers.0`
 * @param record the owner's answers
 */
export const fieldBinding =
  <Owner extends object>(
    owner: string,
    record: Owner,
    { answer, leave, visible }: Pick<CustomerForm, 'answer' | 'leave' | 'visible'>,
  ) =>
  <Field extends keyof Owner & string>(field: Field) => {
    const path = `${owner}.${field}`;
    return {
      id: fieldId(path),
      value: record[field],
      error: visible.find((problem) => problem.path === path)?.message,
      onChange: (value: Owner[Field]) => answer(path, value),
      onBlur: () => leave(path),
    };
  };
