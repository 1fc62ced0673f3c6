import { searchSailingsOptions } from '@ferry/api/customer';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  checkConditions,
  conditionsSearch,
} from '../features/reservation/model/search-conditions.ts';
import { draftIdSearch } from '../features/reservation/model/step-search.ts';
import { SelectSchedulePage } from '../features/reservation/SelectSchedulePage.tsx';

export const Route = createFileRoute('/reservation/select-schedule')({
  validateSearch: v.object({ ...conditionsSearch.entries, ...draftIdSearch.entries }),
  beforeLoad: ({ search }) => {
    const result = checkConditions(search);
    if ('errors' in result) {
      throw redirect({
        to: '/reservation',
        search,
        replace: true,
        state: { notice: 'chooseSailingFirst' },
      });
    }
    return { conditions: result.conditions };
  },
  loader: async ({ context: { queryClient, conditions } }) => {
    // Availability is what the page is for: never shown from an older visit.
    await queryClient.fetchQuery({ ...searchSailingsOptions({ query: conditions }), staleTime: 0 });
  },
  component: function SelectScheduleRoute() {
    const { conditions } = Route.useRouteContext();
    return <SelectSchedulePage conditions={conditions} draftId={Route.useSearch().draft} />;
  },
});
