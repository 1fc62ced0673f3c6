import { EmailField } from '@ferry/ui/EmailField';
import { PhoneField } from '@ferry/ui/PhoneField';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { SubmitForm } from '../../../page/SubmitForm.tsx';
import { contactKinds, lookupIds } from '../model/check-lookup.ts';
import { useLookup } from '../model/use-lookup.ts';

type LookupFormProps = {
  /** The one that a link has brought. */
  number: string | undefined;
  onErrors: (hasErrors: boolean) => void;
};

/** Number and contact. Width, case, blanks and hyphens do not matter. */
export function LookupForm({ number, onErrors }: LookupFormProps) {
  const { input, change, form, failure } = useLookup(number, onErrors);
  const ids = lookupIds(input);
  const ContactField = input.contactKind === 'phone' ? PhoneField : EmailField;
  return (
    <SubmitForm
      {...{ form, failure }}
      failureTitle="照会できませんでした"
      action="予約を照会する"
      pendingLabel="照会しています"
    >
      <TextField
        label={fieldLabels.reservationNumber}
        support="8文字の英数字です。例:7KQ4-MX9R"
        id={ids.reservationNumber}
        value={input.reservationNumber}
        error={form.errorOf(ids.reservationNumber)}
        autoComplete="off"
        length={12}
        onChange={(reservationNumber) => change({ reservationNumber })}
      />
      <RadioGroup
        label="確認に使う連絡先"
        options={[
          { value: 'phone', label: fieldLabels.phone },
          { value: 'email', label: fieldLabels.email },
        ]}
        value={input.contactKind}
        isInline
        onChange={(contactKind) => change({ contactKind })}
      />
      <ContactField
        {...contactKinds[input.contactKind]}
        value={input.contact}
        error={form.errorOf(ids.contact)}
        onChange={(contact) => change({ contact })}
      />
    </SubmitForm>
  );
}
