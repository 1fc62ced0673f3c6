import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConditionsPage } from '../features/reservation/ConditionsPage.tsx';
import { conditionsSearch } from '../features/reservation/model/search-conditions.ts';
import { draftIdSearch, resumeSearch } from '../features/reservation/model/step-search.ts';
import { ResumePage } from '../features/reservation/ResumePage.tsx';

export const Route = createFileRoute('/reservation/')({
  staticData: { access: 'public' },
  validateSearch: v.object({
    ...conditionsSearch.entries,
    ...draftIdSearch.entries,
    ...resumeSearch.entries,
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(listPortsOptions());
    void queryClient.prefetchQuery(listRoutesOptions());
  },
  component: function ReservationRoute() {
    const { resume, ...search } = Route.useSearch();
    return resume ? <ResumePage token={resume} /> : <ConditionsPage initial={search} />;
  },
});
