import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';

/** Says which mail address waits to become the contact, and until when. */
export function WaitingContact({
  reservation: { contactChange },
}: {
  reservation: Pick<Reservation, 'contactChange'>;
}) {
  if (!contactChange) return null;
  return (
    <Alert tone="info" title="メールアドレスの変更を待っています">
      <MaskedEmailText email={contactChange.email} />
      {`に、${formatDateTime(contactChange.takesEffectAt)}に変わります。これまでのメールアドレスに届いたリンクで、すぐに変えることも、止めることもできます。それまでは、どちらにもお知らせします。`}
    </Alert>
  );
}
