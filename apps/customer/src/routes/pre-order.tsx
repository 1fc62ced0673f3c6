import { searchSailingsOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { OpeningPage } from '../features/booking/pre-order/OpeningPage.tsx';
import { OrderPage } from '../features/booking/pre-order/OrderPage.tsx';
import { ReminderPage } from '../features/booking/pre-order/ReminderPage.tsx';
import {
  checkConditions,
  conditionsSearch,
  sailingsQuery,
} from '../features/booking/shared/model/search-conditions.ts';
import { EntryCard } from '../features/booking/waitlist/components/EntryCard.tsx';
import { forgetLinkToken, takeLinkToken } from '../page/link-token.ts';
import { useOffered } from '../page/offered.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'pre-order';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => takeLinkToken(PAGE, /./);

const show = v.optional(v.fallback(v.picklist(['reminder', '']), ''));
const id = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(110)), ''));

export const Route = createFileRoute('/pre-order')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: v.object({ ...conditionsSearch.entries, show, sailing: id }),
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
  const { show: shown, sailing = '' } = Route.useSearch();
  const { wished } = Route.useRouteContext();
  const token = useNextLink(takeToken);
  const isReminder = shown === 'reminder';
  const isOffered = useOffered();
  const links = newBookingLinks;
  if (wished) {
    return (
      <OpeningPage
        {...{ links }}
        conditions={wished}
        shown={isReminder ? 'reminder' : 'order'}
        sailingId={sailing}
      />
    );
  }
  if (isReminder || !isOffered('preOrders')) {
    return <ReminderPage key={token} token={token} links={links} />;
  }
  return (
    <OrderPage
      key={token}
      {...{ token, links }}
      entryView={(entry, isFirst) => <EntryCard {...{ entry, isFirst, links }} />}
    />
  );
}
