import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { TdsPage } from '../features/booking/payment/TdsPage.tsx';
import { paymentIdSearch } from '../features/booking/shared/model/step-search.ts';

export const Route = createFileRoute('/tds')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: paymentIdSearch,
  component: function Tds() {
    const { payment } = Route.useSearch();
    return <TdsPage key={payment} links={newBookingLinks} paymentId={payment ?? ''} />;
  },
});
