import { getCurrentMemberOptions } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import { EditMemberPage } from '../features/members/EditMemberPage.tsx';

export const Route = createFileRoute('/member/edit')({
  staticData: { access: 'member' },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  // As it is now, not as it was when another page was opened: the change is of this version.
  loader: ({ context: { queryClient } }) =>
    queryClient.fetchQuery({ ...getCurrentMemberOptions(), staleTime: 0 }),
  component: function EditMemberRoute() {
    return <EditMemberPage member={Route.useLoaderData()} />;
  },
});
