import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '../features/certificate/VerifyPage.tsx';
import { leaveEntries, takeLinkToken } from '../page/link-token.ts';
import { useNextLink } from '../page/use-next-link.ts';

const PAGE = 'certificate';

/** Whatever is there: a code that is cut off is said to be one. */
const takeToken = () => takeLinkToken(PAGE, /./);

export const Route = createFileRoute('/certificate')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded.
  beforeLoad: () => void takeToken(),
  onLeave: () => leaveEntries(PAGE),
  component: CertificateRoute,
});

function CertificateRoute() {
  const token = useNextLink(takeToken);
  return <VerifyPage key={token} token={token} />;
}
