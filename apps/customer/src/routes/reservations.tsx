import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ReservationsPage } from '../features/members/ReservationsPage.tsx';
import { ClaimForm } from '../features/reservation/components/ClaimForm.tsx';

const shown = v.optional(
  v.fallback(v.picklist(['upcoming', 'past', 'cancelled']), 'upcoming'),
  'upcoming',
);

export const Route = createFileRoute('/reservations')({
  staticData: { access: 'member' },
  validateSearch: v.object({ show: shown }),
  component: function ReservationsRoute() {
    const { show } = Route.useSearch();
    const claim = <ClaimForm />;
    return <ReservationsPage period={show} claim={claim} />;
  },
});
