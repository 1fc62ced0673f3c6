import type { Payment } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { TdsPage } from '../features/booking/payment/TdsPage.tsx';
import { paymentIdSearch } from '../features/booking/shared/model/step-search.ts';
import { changingLinks } from '../features/reservation/changing/changing-links.ts';

const linksOf = ({ purpose, reservationId }: Payment) =>
  purpose === 'change' ? changingLinks(reservationId) : newBookingLinks;

export const Route = createFileRoute('/tds')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: paymentIdSearch,
  component: function Tds() {
    const { payment } = Route.useSearch();
    return <TdsPage key={payment} linksOf={linksOf} paymentId={payment ?? ''} />;
  },
});
