import { EmailField } from '@ferry/ui/EmailField';
import { PhoneField } from '@ferry/ui/PhoneField';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import { fieldLabels } from '../../../copy/field-labels.ts';
import type { useForm } from '../../../forms/use-form.ts';
import { contactKinds, type LookupInput, lookupIds } from '../model/check-lookup.ts';

type LookupFieldsProps = {
  input: LookupInput;
  change: (part: Partial<LookupInput>) => void;
  form: Pick<ReturnType<typeof useForm>, 'errorOf'>;
};

/** Number and contact. Width, case, blanks and hyphens do not matter. */
export function LookupFields({ input, change, form }: LookupFieldsProps) {
  const ids = lookupIds(input);
  const ContactField = input.contactKind === 'phone' ? PhoneField : EmailField;
  return (
    <>
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
    </>
  );
}
