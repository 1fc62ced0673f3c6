import { createFileRoute } from '@tanstack/react-router';
import { TdsPage } from '../features/booking/payment/TdsPage.tsx';
import { paymentIdSearch } from '../features/booking/shared/model/step-search.ts';

export const Route = createFileRoute('/tds')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: paymentIdSearch,
  component: function Tds() {
    const { payment } = Route.useSearch();
    return <TdsPage key={payment} paymentId={payment ?? ''} />;
  },
});
