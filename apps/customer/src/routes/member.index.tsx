import { getCurrentMemberOptions } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../features/members/MemberPage.tsx';

export const Route = createFileRoute('/member/')({
  staticData: { access: 'member' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(getCurrentMemberOptions()),
  component: function MemberRoute() {
    return <MemberPage member={Route.useLoaderData()} />;
  },
});
