import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CompanionPage } from '../features/reservation/companion/CompanionPage.tsx';
import {
  keepInEntry,
  keepLinkToken,
  leaveEntries,
  restoreFromEntry,
  takeLinkToken,
} from '../page/link-token.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'companion';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => {
  const token = takeLinkToken(PAGE, /./);
  keepInEntry(PAGE);
  return token;
};

export const Route = createFileRoute('/companion')({
  staticData: { access: 'public', isPersonal: true },
  // Before anything of the page is loaded. What comes later is of an open page.
  beforeLoad: ({ cause }) => {
    if (cause !== 'enter') return;
    restoreFromEntry(PAGE);
    takeToken();
  },
  // Who sits at this device next sees nothing; the link itself opens it again.
  onLeave: () => leaveEntries(PAGE),
  component: CompanionRoute,
});

function CompanionRoute() {
  const token = useNextLink(takeToken);
  const navigate = useNavigate();
  return (
    <CompanionPage
      key={token}
      token={token}
      onTicket={(ticketToken) => {
        // As if its link had been opened: never in an address.
        keepLinkToken('ticket', ticketToken);
        void navigate({ to: '/ticket' });
      }}
    />
  );
}
