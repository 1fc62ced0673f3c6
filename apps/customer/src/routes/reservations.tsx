import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { ReservationsPage } from '../features/members/ReservationsPage.tsx';
import { ClaimForm } from '../features/reservation/components/ClaimForm.tsx';

// For those who wait, or have ordered before the sales open.
const WaitlistEntries = lazy(async () => ({
  default: (await import('../features/booking/waitlist/components/WaitlistEntries.tsx'))
    .WaitlistEntries,
}));

const AwaitedOrders = lazy(async () => ({
  default: (await import('../features/booking/pre-order/components/AwaitedOrders.tsx'))
    .AwaitedOrders,
}));

const shown = v.optional(
  v.fallback(
    v.picklist(['upcoming', 'waitlist', 'past', 'cancelled', 'partnerTickets']),
    'upcoming',
  ),
  'upcoming',
);

export const Route = createFileRoute('/reservations')({
  staticData: { access: 'member' },
  validateSearch: v.object({ show: shown }),
  component: function ReservationsRoute() {
    const { show } = Route.useSearch();
    const claim = <ClaimForm />;
    const waitlist = (
      <Suspense fallback={null}>
        <AwaitedOrders />
        <WaitlistEntries links={newBookingLinks} none="満席の便から、空席待ちに登録できます。" />
      </Suspense>
    );
    return <ReservationsPage shown={show} claim={claim} waitlist={waitlist} />;
  },
});
