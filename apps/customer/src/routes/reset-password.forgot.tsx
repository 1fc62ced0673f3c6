import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '../features/members/ForgotPage.tsx';

export const Route = createFileRoute('/reset-password/forgot')({
  staticData: { access: 'guest' },
  component: ForgotPage,
});
