import { createFileRoute, redirect } from '@tanstack/react-router';
import { legSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { reservationId } from '../page/path-patterns.ts';

const step =
  /^(?:content-confirm|customer-input|payment-info|reservation-completion|reservation-confirm)$/;

/** The steps of a purchase that exists are those of the booking that it is. */
export const Route = createFileRoute('/partner-tickets/$id/$step')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId, step } },
  validateSearch: legSearchSchema,
  loader: ({ params: { id, step }, location }) => {
    // As the pattern says, one of the steps that a booking has.
    const to = `/reservation/$id/${step}` as '/reservation/$id/payment-info';
    throw redirect({ to, params: { id }, search: location.search, replace: true });
  },
});
