import type { CustomerInput, OpenedPassengerLink, PassengerDetails } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { useState } from 'react';
import { useTypedPart } from '../../../../forms/typed-parts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import {
  withAnswer,
  withTidyAnswer,
  withTidyAnswers,
} from '../../../booking/customers/model/customer-answers.ts';
import type { FieldProblem } from '../../../booking/shared/model/customer-fields.ts';
import { ownDataProblems, toCustomerInput, toPassengerDetails } from './companion-input.ts';

type OwnDataFormOptions = {
  opened: OpenedPassengerLink;
  /** Of this link alone: what is typed outlives the form, not the tab. */
  typedKey: string;
  save: (details: PassengerDetails) => Promise<void>;
  onSaved: () => void;
};

/** The answers of a companion. The rules are the server's: a message goes with its answer. */
export function useOwnDataForm({ opened, typedKey, save, onSaved }: OwnDataFormOptions) {
  const [blank] = useState(() => toCustomerInput(opened));
  const {
    typed: input,
    change,
    forget,
  } = useTypedPart(typedKey, blank, (typed) => typed === blank);
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const send = async (tidy: CustomerInput): Promise<readonly FieldProblem[]> => {
    const details = toPassengerDetails(tidy);
    if (!details) return [];
    try {
      await save(details);
      forget();
      onSaved();
      return [];
    } catch (caught) {
      const error = asApiError(caught);
      const found = ownDataProblems(tidy, error.fieldErrors);
      // The page says that the booking has changed.
      if (found.length === 0 && error.code !== 'VERSION_CONFLICT') setFailure(error);
      return found;
    }
  };
  const form = useForm({
    check: () => [],
    send: async () => {
      const tidy = withTidyAnswers(input);
      change(() => tidy);
      setFailure(undefined);
      const found = await send(tidy);
      setWrong(found);
      return found;
    },
  });
  return {
    input,
    visible: [...wrong],
    failure,
    form: { ...form, problems: [...wrong] },
    answer: (path: string, value: unknown) => {
      change((last) => withAnswer(last, path, value));
      // The one answers the other.
      const isAge = /\.(age|birthDate)$/.test(path);
      setWrong((last) =>
        last.filter(
          (each) => each.path !== path && !(isAge && /\.(age|birthDate)$/.test(each.path)),
        ),
      );
    },
    leave: (path: string) => change((last) => withTidyAnswer(last, path)),
    forget,
  };
}
