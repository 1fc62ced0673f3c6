import { searchSailingsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { isRealDate, jstDate } from '@ferry/format/date';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { PageNotice } from '../copy/notices.ts';
import { newBooking } from '../features/booking/new-booking.ts';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { loadDayStrip } from '../features/booking/sailings/model/load-day-strip.ts';
import { SelectSchedulePage } from '../features/booking/sailings/SelectSchedulePage.tsx';
import {
  type ConditionsInput,
  checkConditions,
  conditionsSearch,
  isRefusal,
  sailingsQuery,
} from '../features/booking/shared/model/search-conditions.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

/**
 * Conditions that no sailing can match go back to the form, as they are, with the reason. Only the
 * links of the flow: `beforeLoad` is loaded with every page.
 */
const toConditions = (search: ConditionsInput, notice: PageNotice = 'checkConditions') =>
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
  loader: async ({ context: { queryClient, conditions } }) => {
    // Availability is what the page is for: never shown from an older visit.
    const sailings = searchSailingsOptions({ query: sailingsQuery(conditions) });
    const strip = loadDayStrip(queryClient, conditions);
    const { serverTime } = await queryClient
      .fetchQuery({ ...sailings, staleTime: 0 })
      .catch((error: unknown) => {
        if (!isRefusal(asApiError(error))) throw error;
        throw toConditions(conditions);
      });
    // A day that is over has no sailings on sale: 「運航がありません」 would be wrong.
    if (conditions.date < jstDate(serverTime)) throw toConditions(conditions, 'dateIsPast');
    await strip;
  },
  pendingComponent: PendingSailings,
  component: function SelectScheduleRoute() {
    const { conditions } = Route.useRouteContext();
    const { draft } = Route.useSearch();
    return <SelectSchedulePage flow={newBooking} conditions={conditions} draftId={draft} />;
  },
});
