import type { Reservation } from '@ferry/api/customer';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { PhoneField } from '@ferry/ui/PhoneField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../forms/NewEmailField.tsx';
import { takeLostFocus } from '../../../forms/take-lost-focus.ts';
import { contactId, useContactForm } from '../model/use-contact-form.ts';
import { EditActions } from './EditActions.tsx';

type ContactFormProps = {
  reservation: Reservation;
  onKept: () => void;
  onCancel: () => void;
};

/** How the representative is reached, to be corrected. */
export function ContactForm({ reservation, onKept, onCancel }: ContactFormProps) {
  const form = useContactForm(reservation, onKept);
  const bind = (field: keyof typeof form.contact) => ({
    id: contactId(field),
    label: fieldLabels[field],
    value: form.contact[field],
    error: form.errorOf(field),
    autoComplete: autocompleteOf(contactId(field)),
    onChange: (value: string) => form.change(field, value),
  });
  return (
    <form ref={takeLostFocus} method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PhoneField {...bind('phone')} requirement="required" />
        <PhoneField
          {...bind('dayPhone')}
          requirement="optional"
          support="上の電話番号と違うときだけ入力してください。"
        />
        <NewEmailField {...bind('email')} requirement="required" />
        <Text size="dense">
          直したことを、これまでのメールアドレスにお知らせします。予約の照会には、新しい連絡先をお使いください。
        </Text>
        {/* Who has booked in this browser changes it at once. */}
        {reservation.draftId === null && (
          <Text size="dense">
            予約番号で照会しているときは、メールアドレスだけは、すぐには変わりません。これまでのアドレスに届くリンクで確かめられるか、48時間が過ぎると変わります。それまでは、どちらにもお知らせします。
          </Text>
        )}
        <EditActions
          form={form}
          failureTitle="連絡先を直せませんでした"
          action="連絡先を保存する"
          pendingLabel="保存しています"
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
