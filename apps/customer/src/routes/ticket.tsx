import { createFileRoute } from '@tanstack/react-router';
import { SharedTicketPage } from '../features/reservation/tickets/SharedTicketPage.tsx';
import { keepInEntry, leaveEntries, restoreFromEntry, takeLinkToken } from '../page/link-token.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'ticket';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => {
  const token = takeLinkToken(PAGE, /./);
  keepInEntry(PAGE);
  return token;
};

export const Route = createFileRoute('/ticket')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded. What comes later is of an open page.
  beforeLoad: ({ cause }) => {
    if (cause !== 'enter') return;
    restoreFromEntry(PAGE);
    takeToken();
  },
  // Who sits at this device next has no ticket; the link itself opens it again.
  onLeave: () => leaveEntries(PAGE),
  component: TicketRoute,
});

function TicketRoute() {
  const token = useNextLink(takeToken);
  return <SharedTicketPage key={token} token={token} />;
}
