import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SharedTicketPage } from '../features/reservation/tickets/SharedTicketPage.tsx';
import { keepInEntry, leaveEntries, restoreFromEntry, takeLinkToken } from '../page/link-token.ts';

const PAGE = 'ticket';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => {
  const token = takeLinkToken(PAGE, /./);
  keepInEntry(PAGE);
  return token;
};

export const Route = createFileRoute('/ticket')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded. What comes later is of an open page, see below.
  beforeLoad: ({ cause }) => {
    if (cause !== 'enter') return;
    restoreFromEntry(PAGE);
    takeToken();
  },
  // Who sits at this device next has no ticket; the link itself opens it again.
  onLeave: () => leaveEntries(PAGE),
  component: TicketRoute,
});

/** A second link that is opened in the same tab changes the fragment alone, and loads no page. */
function TicketRoute() {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const takeNext = () => {
      // A link within the page is none.
      if (!document.getElementById(window.location.hash.slice(1))) setToken(takeToken());
    };
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, []);
  return <SharedTicketPage key={token} token={token} />;
}
