import { createFileRoute } from '@tanstack/react-router';
import { ConfirmMailPage } from '../features/reservation/ConfirmMailPage.tsx';
import { takeLinkToken } from '../page/link-token.ts';

/** Whatever is there: a link that is cut off is said to be one. */
const takeToken = () => takeLinkToken('confirm-mail', /./);

export const Route = createFileRoute('/confirm-mail')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded.
  beforeLoad: () => void takeToken(),
  component: () => <ConfirmMailPage token={takeToken()} />,
});
