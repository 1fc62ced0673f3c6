import { createFileRoute } from '@tanstack/react-router';
import { paymentIdSearch } from '../features/reservation/model/step-search.ts';
import { TdsPage } from '../features/reservation/TdsPage.tsx';

export const Route = createFileRoute('/tds')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: paymentIdSearch,
  component: function Tds() {
    const { payment } = Route.useSearch();
    return <TdsPage key={payment} paymentId={payment ?? ''} />;
  },
});
