import { isRealDate } from '@ferry/format/date';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { NoticeKey } from '../copy/notices.ts';
import { newBooking } from '../features/booking/new-booking.ts';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import {
  type ConditionsInput,
  checkConditions,
  conditionsSearch,
} from '../features/booking/shared/model/search-conditions.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadSchedule } from '../features/booking/step-pages.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

/**
 * Conditions that no sailing can match go back to the form, as they are, with the reason. Only the
 * links of the flow: `beforeLoad` is loaded with every page.
 */
const toConditions = (search: ConditionsInput, notice: NoticeKey = 'checkConditions') =>
  redirect({ ...newBookingLinks.conditions(search), replace: true, state: { notice } });

export const Route = createFileRoute('/reservation/select-schedule')({
  staticData: { access: 'public' },
  validateSearch: v.object({ ...conditionsSearch.entries, ...draftIdSearch.entries }),
  beforeLoad: ({ search }) => {
    const result = checkConditions(search);
    if ('errors' in result) {
      const isNoDate = search.date && !isRealDate(search.date);
      throw toConditions(search, isNoDate ? 'dateDoesNotExist' : undefined);
    }
    return { conditions: result.conditions };
  },
  // The draft does not change what is found.
  loaderDeps: ({ search: { draft: _, ...conditions } }) => conditions,
  loader: ({ context: { queryClient, conditions } }) =>
    loadSchedule(queryClient, newBooking.links, conditions),
  pendingComponent: PendingSailings,
  component: function SelectScheduleRoute() {
    const { SelectSchedulePage, ...found } = Route.useLoaderData();
    return <SelectSchedulePage flow={newBooking} {...found} draftId={Route.useSearch().draft} />;
  },
});
