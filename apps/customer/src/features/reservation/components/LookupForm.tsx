import { SubmitForm } from '../../../forms/SubmitForm.tsx';
import { type BroughtByLink, useLookup } from '../model/use-lookup.ts';
import { LookupFields } from './LookupFields.tsx';

type LookupFormProps = {
  link: BroughtByLink;
};

/** A reservation is looked up by its number and contact. */
export function LookupForm({ link }: LookupFormProps) {
  const { input, change, form, failure } = useLookup(link);
  return (
    <SubmitForm
      {...{ form, failure }}
      failureTitle="照会できませんでした"
      action="予約を照会する"
      pendingLabel="照会しています"
    >
      <LookupFields {...{ input, change, form }} />
    </SubmitForm>
  );
}
