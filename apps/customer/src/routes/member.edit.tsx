import { getCurrentMemberOptions } from '@ferry/api/external';
import { readAnew } from '@ferry/api/read-anew';
import { createFileRoute } from '@tanstack/react-router';
import { EditMemberPage } from '../features/members/EditMemberPage.tsx';

export const Route = createFileRoute('/member/edit')({
  staticData: { access: 'member' },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  // As it is now, not as it was when another page was opened: the change is of this version.
  loader: ({ context: { queryClient } }) => readAnew(queryClient, getCurrentMemberOptions()),
  component: function EditMemberRoute() {
    return <EditMemberPage member={Route.useLoaderData()} />;
  },
});
