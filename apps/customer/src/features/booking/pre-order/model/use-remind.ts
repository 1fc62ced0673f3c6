import { createSaleReminderMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { normaliseEmail } from '@ferry/format/email';
import { useMutation } from '@tanstack/react-query';
import { checkMailbox } from '../../../../forms/check-mailbox.ts';
import { keepTypedEmail, typedEmail } from '../../../../forms/typed-email.ts';
import { useTypedText } from '../../../../forms/typed-parts.ts';
import { useForm } from '../../../../forms/use-form.ts';

/** Id of the field. */
export const remindId = 'sale-reminder-email';

type RemindOptions = {
  day: { fromPortId: string; toPortId: string; date: string };
  isMember: boolean;
  /** A member is registered; a visitor has a mail at this address. */
  onDone: (email: string | undefined) => void;
};

/** The form with which a customer gets a mail when the sales open. */
export function useRemind({ day, isMember, onDone }: RemindOptions) {
  const { text: email, setText: setEmail, forget } = useTypedText(remindId, typedEmail());
  const create = useMutation(createSaleReminderMutation());
  const form = useForm({
    check: () => (isMember ? [] : checkMailbox(remindId, email)),
    send: async () => {
      const tidy = normaliseEmail(email);
      if (!isMember) keepTypedEmail(tidy);
      try {
        await create.mutateAsync({ body: isMember ? day : { ...day, email: tidy } });
      } catch {
        // Said above the field.
        return undefined;
      }
      forget();
      onDone(isMember ? undefined : tidy);
      return undefined;
    },
  });
  const failure = create.error ? asApiError(create.error) : undefined;
  return { email, setEmail, form, failure };
}
