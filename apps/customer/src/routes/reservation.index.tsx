import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConditionsPage } from '../features/reservation/ConditionsPage.tsx';
import { conditionsSearch } from '../features/reservation/model/search-conditions.ts';
import { draftIdSearch } from '../features/reservation/model/step-search.ts';

export const Route = createFileRoute('/reservation/')({
  staticData: { access: 'public' },
  validateSearch: v.object({ ...conditionsSearch.entries, ...draftIdSearch.entries }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(listPortsOptions());
    void queryClient.prefetchQuery(listRoutesOptions());
  },
  component: function ReservationRoute() {
    return <ConditionsPage initial={Route.useSearch()} />;
  },
});
