import {
  joinWaitlistMutation,
  type SailingOffer,
  type WaitlistClosedReason,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { waitlistClosedTexts } from '../../../../copy/waitlist-texts.ts';
import { checkMailbox } from '../../../../forms/check-mailbox.ts';
import { keepTypedEmail, typedEmail } from '../../../../forms/typed-email.ts';
import { useTypedText } from '../../../../forms/typed-parts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { wishOf } from '../../shared/model/wish-of.ts';
import { firstWish } from './wished-cabins.ts';

/** Ids of the fields. */
export const joinIds = {
  cabins: 'waitlist-cabins',
  until: 'waitlist-until',
  email: 'waitlist-email',
} as const;

type JoinOptions = {
  offer: SailingOffer;
  conditions: SearchConditions;
  lastDay: string;
  isMember: boolean;
  /** A member is in the line; a visitor has a mail at this address. */
  onJoined: (email: string | undefined) => unknown;
};

/** The form with which a customer joins the line for a sailing. */
export function useJoin(options: JoinOptions) {
  const { offer, conditions, isMember, onJoined } = options;
  const [cabins, setCabins] = useState(() => firstWish(offer));
  const [until, setUntil] = useState(options.lastDay);
  const typed = useTypedText(joinIds.email, typedEmail());
  const { text: email, setText: setEmail } = typed;
  const queryClient = useQueryClient();
  const join = useMutation({
    ...joinWaitlistMutation(),
    onSuccess: () => invalidateTag(queryClient, 'waitlist'),
  });
  const form = useForm({
    check: () => [...checkCabins(cabins), ...(isMember ? [] : checkMailbox(joinIds.email, email))],
    send: async () => {
      const tidy = normaliseEmail(email);
      if (!isMember) keepTypedEmail(tidy);
      const { sailing } = offer;
      const ports = { fromPortId: sailing.fromPort.id, toPortId: sailing.toPort.id };
      const where = { ...ports, sailingId: sailing.id, cabinTypeIds: cabins, until };
      const wish = { ...where, ...wishOf(conditions) };
      try {
        await join.mutateAsync({ body: isMember ? wish : { ...wish, email: tidy } });
      } catch {
        // Said above the fields.
        return undefined;
      }
      typed.forget();
      await onJoined(isMember ? undefined : tidy);
      return undefined;
    },
  });
  const failure = join.error ? asApiError(join.error) : undefined;
  return { cabins, setCabins, until, setUntil, email, setEmail, form, failure };
}

const checkCabins = (cabins: readonly string[]): FieldProblem[] =>
  cabins.length > 0
    ? []
    : [{ id: joinIds.cabins, message: 'ご希望の客室を1つ以上選択してください。' }];

/** Why it was not possible: what closes the line has words of its own. */
export function joinErrorText(error: ApiError): string {
  const reason: WaitlistClosedReason | undefined = error.body?.waitlistClosedReason;
  return (reason && waitlistClosedTexts[reason]) || errorText(error);
}
