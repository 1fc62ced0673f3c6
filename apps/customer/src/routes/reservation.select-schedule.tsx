import { searchSailingsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { isRealDate } from '@ferry/format/date';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  type ConditionsInput,
  checkConditions,
  conditionsSearch,
  isRefusal,
  sailingsQuery,
} from '../features/reservation/model/search-conditions.ts';
import { draftIdSearch } from '../features/reservation/model/step-search.ts';
import { SelectSchedulePage } from '../features/reservation/SelectSchedulePage.tsx';

/** Conditions that no sailing can match go back to the form, as they are, with the reason. */
const toConditions = (search: ConditionsInput) =>
  redirect({
    to: '/reservation',
    search,
    replace: true,
    state: {
      notice: search.date && !isRealDate(search.date) ? 'dateDoesNotExist' : 'checkConditions',
    },
  });

export const Route = createFileRoute('/reservation/select-schedule')({
  staticData: { access: 'public' },
  validateSearch: v.object({ ...conditionsSearch.entries, ...draftIdSearch.entries }),
  beforeLoad: ({ search }) => {
    const result = checkConditions(search);
    if ('errors' in result) throw toConditions(search);
    return { conditions: result.conditions };
  },
  // The draft does not change what is found.
  loaderDeps: ({ search: { draft: _, ...conditions } }) => conditions,
  loader: async ({ context: { queryClient, conditions } }) => {
    // Availability is what the page is for: never shown from an older visit.
    const sailings = searchSailingsOptions({ query: sailingsQuery(conditions) });
    await queryClient.fetchQuery({ ...sailings, staleTime: 0 }).catch((error: unknown) => {
      if (!isRefusal(asApiError(error))) throw error;
      throw toConditions(conditions);
    });
  },
  component: function SelectScheduleRoute() {
    const { conditions } = Route.useRouteContext();
    return <SelectSchedulePage conditions={conditions} draftId={Route.useSearch().draft} />;
  },
});
