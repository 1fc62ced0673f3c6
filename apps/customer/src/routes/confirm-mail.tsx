import { createFileRoute } from '@tanstack/react-router';
import { ConfirmMailPage } from '../features/reservation/ConfirmMailPage.tsx';
import { takeLinkToken } from '../features/reservation/model/link-token.ts';

export const Route = createFileRoute('/confirm-mail')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded.
  beforeLoad: () => void takeLinkToken(),
  component: () => <ConfirmMailPage token={takeLinkToken()} />,
});
