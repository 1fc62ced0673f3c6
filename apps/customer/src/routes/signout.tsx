import { createFileRoute } from '@tanstack/react-router';
import { SignOutPage } from '../features/session/SignOutPage.tsx';

export const Route = createFileRoute('/signout')({
  staticData: { access: 'public' },
  component: SignOutPage,
});
