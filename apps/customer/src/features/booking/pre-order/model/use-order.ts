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
import { useTypedPart } from '../../../../forms/typed-parts.ts';
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

type OrderAnswers = {
  choices: readonly ChoiceAnswer[];
  passengers: readonly PreOrderPassenger[];
  paymentMethod: PaymentMethod;
  email: string;
};

/** The form of an order. */
export function useOrder({ offers, conditions, sailingId, member, onDone }: OrderOptions) {
  const [blank] = useState((): OrderAnswers => {
    const requested = offers.find(({ sailing }) => sailing.id === sailingId) ?? offers[0];
    const [first, ...others] = passengersOf(conditions);
    return {
      choices: [choiceOf(requested)],
      passengers: first ? [{ ...first, ...member }, ...others] : [],
      paymentMethod: 'card',
      email: typedEmail() ?? '',
    };
  });
  const { typed, change, forget } = useTypedPart(
    `pre-order ${JSON.stringify(conditions)}`,
    blank,
    (answers) => JSON.stringify(answers) === JSON.stringify(blank),
  );
  const { choices, passengers, paymentMethod, email } = typed;
  const set = (answers: Partial<OrderAnswers>) => change((last) => ({ ...last, ...answers }));
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
      forget();
      await onDone(member ? undefined : to);
      return undefined;
    },
  });
  const error = create.error ? asApiError(create.error) : undefined;
  const isAtField = error && passengerProblems(passengers, error.fieldErrors).length > 0;
  return {
    ...typed,
    ...{ set, form },
    setPassenger: (index: number, answers: Partial<PreOrderPassenger>) =>
      change((last) => ({
        ...last,
        passengers: last.passengers.map((each, at) =>
          at === index ? { ...each, ...answers } : each,
        ),
      })),
    failure: isAtField ? undefined : error,
  };
}
