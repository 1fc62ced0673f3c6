import { createFileRoute } from '@tanstack/react-router';
import { SignUpAppliedPage } from '../features/members/SignUpAppliedPage.tsx';

export const Route = createFileRoute('/signup/applied')({
  staticData: { access: 'guest' },
  component: SignUpAppliedPage,
});
