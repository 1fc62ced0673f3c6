import { getCurrentMemberOptions } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmailPage } from '../features/members/ChangeEmailPage.tsx';

export const Route = createFileRoute('/member/change-email/')({
  staticData: { access: 'member' },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(getCurrentMemberOptions()),
  component: function ChangeEmailRoute() {
    return <ChangeEmailPage email={Route.useLoaderData().email ?? ''} />;
  },
});
