import { createFileRoute } from '@tanstack/react-router';
import { MemberConfirmPage } from '../features/members/MemberConfirmPage.tsx';

export const Route = createFileRoute('/member/confirm')({
  staticData: { access: 'public', isPersonal: true },
  // After a reload: who has just registered is known before anything is shown.
  loader: async ({ context: { tab } }) => {
    if (tab.isPossible) await tab.open().catch(() => undefined);
  },
  component: MemberConfirmPage,
});
