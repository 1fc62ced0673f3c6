import { searchSailingsOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import {
  checkConditions,
  conditionsSearch,
  sailingsQuery,
} from '../features/booking/shared/model/search-conditions.ts';
import { JoinPage } from '../features/booking/waitlist/JoinPage.tsx';
import { WaitlistPage } from '../features/booking/waitlist/WaitlistPage.tsx';
import { forgetLinkToken, takeLinkToken } from '../page/link-token.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'waitlist';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => takeLinkToken(PAGE, /./);

const id = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(110)), ''));

export const Route = createFileRoute('/waitlist')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: v.object({ ...conditionsSearch.entries, sailing: id }),
  beforeLoad: ({ search }) => {
    // Before anything of the page is loaded.
    takeToken();
    const result = search.sailing ? checkConditions(search) : { errors: {} };
    return { wished: 'conditions' in result ? result.conditions : undefined };
  },
  loader: ({ context: { queryClient, wished } }) =>
    wished && queryClient.ensureQueryData(searchSailingsOptions({ query: sailingsQuery(wished) })),
  // The session that has opened the link sees the entry from then on.
  onLeave: () => forgetLinkToken(PAGE),
  component: WaitlistRoute,
});

function WaitlistRoute() {
  const { sailing } = Route.useSearch();
  const { wished } = Route.useRouteContext();
  const token = useNextLink(takeToken);
  if (wished) {
    return <JoinPage links={newBookingLinks} conditions={wished} sailingId={sailing ?? ''} />;
  }
  return <WaitlistPage key={token} token={token} links={newBookingLinks} />;
}
