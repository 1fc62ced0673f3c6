import { createFileRoute, redirect } from '@tanstack/react-router';
import { legSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { reservationId } from '../page/path-patterns.ts';

/** The steps of a purchase that exists are those of the booking that it is. */
const steps = {
  'content-confirm': '/reservation/$id/content-confirm',
  'customer-input': '/reservation/$id/customer-input',
  'payment-info': '/reservation/$id/payment-info',
  'reservation-completion': '/reservation/$id/reservation-completion',
  'reservation-confirm': '/reservation/$id/reservation-confirm',
  'select-other-schedule': '/reservation/$id/select-schedule-return',
} as const;

export const Route = createFileRoute('/partner-tickets/$id/$step')({
  staticData: {
    access: 'public',
    isPersonal: true,
    pathPatterns: { id: reservationId, step: new RegExp(`^(?:${Object.keys(steps).join('|')})$`) },
  },
  validateSearch: legSearchSchema,
  beforeLoad: ({ params: { id, step }, search }) => {
    const to = steps[step as keyof typeof steps]; // as its pattern says
    throw redirect({ to, params: { id }, search, replace: true });
  },
});
