import { createFileRoute } from '@tanstack/react-router';
import { ContactChangePage } from '../features/reservation/ContactChangePage.tsx';
import { takeLinkToken } from '../page/link-token.ts';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => takeLinkToken('contact-change', /./);

export const Route = createFileRoute('/contact-change')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded.
  beforeLoad: () => void takeToken(),
  component: () => <ContactChangePage token={takeToken()} />,
});
