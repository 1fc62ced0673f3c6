import { createFileRoute } from '@tanstack/react-router';
import { LookupPage } from '../features/reservation/LookupPage.tsx';
import { lookupSearch } from '../features/reservation/model/lookup-search.ts';

export const Route = createFileRoute('/reservation-search')({
  staticData: { access: 'public' },
  validateSearch: lookupSearch,
  component: function LookupRoute() {
    const { number, to } = Route.useSearch();
    return <LookupPage number={number} to={to} />;
  },
});
