import { createFileRoute } from '@tanstack/react-router';
import { MemberConfirmPage } from '../features/members/MemberConfirmPage.tsx';

export const Route = createFileRoute('/member/confirm')({
  staticData: { access: 'public', isPersonal: true },
  component: MemberConfirmPage,
});
