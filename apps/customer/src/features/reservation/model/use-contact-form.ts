import {
  getReservationQueryKey,
  type Reservation,
  updateReservationContact,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { useTypedPart } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { fieldAt, fieldId } from '../../booking/shared/model/customer-fields.ts';
import { useIdempotentMutation } from '../../booking/shared/model/use-idempotent-mutation.ts';
import { contactKey } from './part-keys.ts';

/** The boxes of the form, in order. */
const fields = ['phone', 'dayPhone', 'email'] as const;

type Contact = Record<(typeof fields)[number], string>;

/** Id of a box: as in the form of the booking, where browsers know what to fill in. */
export const contactId = (field: keyof Contact): string => fieldId(`representative.${field}`);

/** As the form asks for it: the phone of the day only where it is another one. */
const contactOf = ({ representative: { phone, dayPhone, email } }: Reservation): Contact => ({
  phone,
  dayPhone: dayPhone === phone ? '' : dayPhone,
  email,
});

const NOT_THIS_MAIL =
  'お支払い待ちのご予約では、このメールアドレスに変えられません。お支払いのあとにもう一度お試しいただくか、お電話でお知らせください。';

const CHANGED_ELSEWHERE =
  '別の画面で先に予約が変更されました。入力していない欄は、新しい内容にしました。お確かめのうえ、もう一度保存してください。';

/** What the booking's page says of these limits is about the payment to come. */
function failureText(error: ApiError): string {
  if (error.code === 'UNPAID_LIMIT' || error.code === 'MAIL_UNCONFIRMED') return NOT_THIS_MAIL;
  return error.code === 'VERSION_CONFLICT' ? CHANGED_ELSEWHERE : errorText(error);
}

const nothing: Partial<Contact> = {};

const problemsOf = ({ fieldErrors }: ApiError): FieldProblem[] =>
  fields.flatMap((field) => {
    const [code] = fieldErrors[field] ?? [];
    if (!code) return [];
    const message = fieldErrorText(code, fieldAt(`representative.${field}`));
    return [{ id: contactId(field), message }];
  });

/**
 * State of the form of the contact. The server has the rules, as for the customers' input. A box that
 * was not changed follows the reservation: what another tab has kept is not written back.
 */
export function useContactForm(reservation: Reservation, onKept: () => void) {
  const { id: reservationId, version } = reservation;
  const path = { reservationId };
  const queryClient = useQueryClient();
  const { typed, change, forget } = useTypedPart(
    contactKey(reservationId),
    nothing,
    (answers) => Object.keys(answers).length === 0,
  );
  const contact = { ...contactOf(reservation), ...typed };
  const send = useIdempotentMutation(
    async (body: Contact, key) => {
      const headers = { ...key, 'if-match': `"${version}"` };
      return (await updateReservationContact({ path, headers, body })).data;
    },
    (changed: Reservation) => {
      storeResponse(queryClient, getReservationQueryKey({ path }), changed);
      forget();
      onKept();
    },
    (error) => {
      // Another tab was first: the next press goes by what is there now.
      if (error.code === 'VERSION_CONFLICT') void invalidateTag(queryClient, 'reservations');
    },
  );
  const form = useForm({
    check: () => [],
    send: async () => {
      const failed = await send.run(contact);
      return failed && problemsOf(failed);
    },
  });
  const { error } = send;
  return {
    contact,
    change: (field: keyof Contact, value: string) => {
      change(({ [field]: _, ...others }) =>
        value === contactOf(reservation)[field] ? others : { ...others, [field]: value },
      );
      if (form.problems.length === 0) return;
      form.clear();
      send.reset();
    },
    forget,
    problems: form.problems,
    attempt: form.attempt,
    errorOf: (field: keyof Contact) => form.errorOf(contactId(field)),
    failure: error && problemsOf(error).length === 0 ? failureText(error) : undefined,
    isPending: form.isPending,
    submit: form.submit,
  };
}
