import { createFileRoute } from '@tanstack/react-router';
import { SignUpApplyPage } from '../features/members/SignUpApplyPage.tsx';

export const Route = createFileRoute('/signup/apply')({
  staticData: { access: 'guest' },
  component: SignUpApplyPage,
});
