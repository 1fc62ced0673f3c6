import type { DraftSummary } from '@ferry/api/customer';

const STEPS = {
  customerInput: '/reservation/customer-input',
  paymentInput: '/reservation/payment-input',
  contentConfirm: '/reservation/content-confirm',
} as const;

/** The page on which a draft goes on. */
export function draftLink({
  id,
  nextStep,
  reservationId,
}: Pick<DraftSummary, 'id' | 'nextStep' | 'reservationId'>) {
  if (nextStep === 'reservationConfirm' && reservationId) {
    const search = { reservation: reservationId };
    return { to: '/reservation/reservation-confirm', search } as const;
  }
  // Whatever else may follow one day: the customers' input is there for every draft.
  const to = STEPS[nextStep as keyof typeof STEPS] ?? STEPS.customerInput;
  return { to, search: { draft: id } } as const;
}
