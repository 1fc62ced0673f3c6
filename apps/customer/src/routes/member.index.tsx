import { getCurrentMemberOptions } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../features/members/MemberPage.tsx';

export const Route = createFileRoute('/member/')({
  staticData: { access: 'member' },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(getCurrentMemberOptions()),
  component: function MemberRoute() {
    return <MemberPage member={Route.useLoaderData()} />;
  },
});
