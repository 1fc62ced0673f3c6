import { createFileRoute, redirect } from '@tanstack/react-router';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';

/** What is paid of a purchase is below its id; without one there is a draft to be paid. */
export const Route = createFileRoute('/partner-tickets/payment-info')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/partner-tickets/payment-input', search, replace: true });
  },
});
