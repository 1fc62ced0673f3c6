import {
  createPreOrderMutation,
  type PaymentMethod,
  type PreOrderPassenger,
  type SailingOffer,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { normaliseEmail } from '@ferry/format/email';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkMailbox } from '../../../../forms/check-mailbox.ts';
import { keepTypedEmail, typedEmail } from '../../../../forms/typed-email.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { wishOf } from '../../shared/model/wish-of.ts';
import {
  type ChoiceAnswer,
  checkChoices,
  checkPassengers,
  choiceOf,
  orderIds,
  passengerProblems,
  passengersOf,
  tidyPassenger,
  toChoices,
} from './order-answers.ts';

type OrderOptions = {
  /** What can be ordered. */
  offers: readonly SailingOffer[];
  conditions: SearchConditions;
  /** The sailing from which the customer has come. */
  sailingId: string;
  /** The first passenger; undefined for a visitor. */
  member: Partial<PreOrderPassenger> | undefined;
  /** A member's order is in the draw; a visitor has a mail at this address. */
  onDone: (email: string | undefined) => unknown;
};

/** The form of an order. */
export function useOrder({ offers, conditions, sailingId, member, onDone }: OrderOptions) {
  const [choices, setChoices] = useState<readonly ChoiceAnswer[]>(() => [
    choiceOf(offers.find(({ sailing }) => sailing.id === sailingId) ?? offers[0]),
  ]);
  const [passengers, setPassengers] = useState(() =>
    passengersOf(conditions).map((each, index) => (index === 0 ? { ...each, ...member } : each)),
  );
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('card');
  const [email, setEmail] = useState(typedEmail() ?? '');
  const queryClient = useQueryClient();
  const create = useMutation({
    ...createPreOrderMutation(),
    onSuccess: () => invalidateTag(queryClient, 'waitlist'),
  });
  const form = useForm({
    check: () => [
      ...checkChoices(choices),
      ...checkPassengers(passengers),
      ...(member ? [] : checkMailbox(orderIds.email, email)),
    ],
    send: async () => {
      const to = normaliseEmail(email);
      if (!member) keepTypedEmail(to);
      const { fromPortId, toPortId } = conditions;
      const wish = { fromPortId, toPortId, choices: toChoices(choices), ...wishOf(conditions) };
      const order = { ...wish, passengers: passengers.map(tidyPassenger), paymentMethod };
      try {
        await create.mutateAsync({ body: member ? order : { ...order, email: to } });
      } catch (error) {
        // What belongs to no field is said above them.
        return passengerProblems(passengers, asApiError(error).fieldErrors);
      }
      await onDone(member ? undefined : to);
      return undefined;
    },
  });
  const error = create.error ? asApiError(create.error) : undefined;
  const isAtField = error && passengerProblems(passengers, error.fieldErrors).length > 0;
  return {
    ...{ choices, setChoices, passengers, paymentMethod, setPaymentMethod, email, setEmail, form },
    change: (index: number, change: Partial<PreOrderPassenger>) =>
      setPassengers((last) =>
        last.map((each, at) => (at === index ? { ...each, ...change } : each)),
      ),
    failure: isAtField ? undefined : error,
  };
}
