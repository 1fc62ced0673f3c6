import { searchSailingsOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { OpeningPage } from '../features/booking/pre-order/OpeningPage.tsx';
import { ReminderPage } from '../features/booking/pre-order/ReminderPage.tsx';
import {
  checkConditions,
  conditionsSearch,
  sailingsQuery,
} from '../features/booking/shared/model/search-conditions.ts';
import { forgetLinkToken, takeLinkToken } from '../page/link-token.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'pre-order';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => takeLinkToken(PAGE, /./);

const show = v.optional(v.fallback(v.picklist(['reminder', '']), ''));

export const Route = createFileRoute('/pre-order')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: v.object({ ...conditionsSearch.entries, show }),
  beforeLoad: ({ search }) => {
    // Before anything of the page is loaded.
    takeToken();
    const result = search.date ? checkConditions(search) : { errors: {} };
    return { wished: 'conditions' in result ? result.conditions : undefined };
  },
  loader: ({ context: { queryClient, wished } }) =>
    wished && queryClient.ensureQueryData(searchSailingsOptions({ query: sailingsQuery(wished) })),
  onLeave: () => forgetLinkToken(PAGE),
  component: PreOrderRoute,
});

function PreOrderRoute() {
  const { wished } = Route.useRouteContext();
  const token = useNextLink(takeToken);
  if (wished) return <OpeningPage links={newBookingLinks} conditions={wished} />;
  return <ReminderPage key={token} token={token} links={newBookingLinks} />;
}
