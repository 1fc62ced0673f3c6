import { type Draft, listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConditionsPage } from '../features/booking/conditions/ConditionsPage.tsx';
import { ResumePage } from '../features/booking/conditions/ResumePage.tsx';
import { newBooking } from '../features/booking/new-booking.ts';
import { conditionsSearch } from '../features/booking/shared/model/search-conditions.ts';
import { draftIdSearch, resumeSearch } from '../features/booking/shared/model/step-search.ts';
import { buyingLinks } from '../features/partner-tickets/buying/buying-links.ts';
import { changingLinks } from '../features/reservation/changing/changing-links.ts';
import { forgetLinkToken, keepLinkToken, RESUME_LINK, takeLinkToken } from '../page/link-token.ts';

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
  // The token leaves the address before anything of the page is loaded.
  beforeLoad: ({ search: { resume, ...search }, preload }) => {
    if (resume === undefined) return { token: takeLinkToken(RESUME_LINK) };
    if (!preload) keepLinkToken(RESUME_LINK, resume);
    throw redirect({ to: '/reservation', search, replace: true });
  },
  // A link that failed is tried again on its page alone.
  onLeave: () => forgetLinkToken(RESUME_LINK),
  loader: async ({ context: { queryClient }, location: { search } }) => {
    void queryClient.prefetchQuery(listPortsOptions());
    void queryClient.prefetchQuery(listRoutesOptions());
    const { again } = search as { again?: string };
    if (!again) return undefined;
    const { loadTripAgain } = await import('../features/booking/conditions/model/trip-again.ts');
    return loadTripAgain(queryClient, again);
  },
  component: function ReservationRoute() {
    const { resume: _, again: __, ...search } = Route.useSearch();
    const trip = Route.useLoaderData();
    const { token } = Route.useRouteContext();
    return token ? (
      <ResumePage links={newBooking.links} linksOf={linksOf} token={token} />
    ) : (
      <ConditionsPage flow={newBooking} initial={{ ...trip, ...search }} />
    );
  },
});
