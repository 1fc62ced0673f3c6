import { type Draft, listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConditionsPage } from '../features/booking/conditions/ConditionsPage.tsx';
import { ResumePage } from '../features/booking/conditions/ResumePage.tsx';
import { newBooking } from '../features/booking/new-booking.ts';
import { conditionsSearch } from '../features/booking/shared/model/search-conditions.ts';
import { draftIdSearch, resumeSearch } from '../features/booking/shared/model/step-search.ts';
import { buyingLinks } from '../features/partner-tickets/buying/buying-links.ts';
import { changingLinks } from '../features/reservation/changing/changing-links.ts';

function linksOf({ change, partnerTicket }: Pick<Draft, 'change' | 'partnerTicket'>) {
  if (change) return changingLinks(change.reservationId);
  return partnerTicket ? buyingLinks : newBooking.links;
}

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
    return resume ? (
      <ResumePage links={newBooking.links} linksOf={linksOf} token={resume} />
    ) : (
      <ConditionsPage flow={newBooking} initial={search} />
    );
  },
});
