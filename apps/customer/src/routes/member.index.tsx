import { getCurrentMemberOptions, type Member } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import {
  isOfferedPart,
  type ShownPart,
  shownProfileParts,
} from '../features/profile/model/profile-parts.ts';
import { ProfileFrame } from '../features/profile/ProfileFrame.tsx';

const shown = v.optional(v.fallback(v.picklist(shownProfileParts), 'home'));

type LoadPage = () => Promise<ComponentType<{ member: Member }>>;

const pages: Record<ShownPart, LoadPage> = {
  home: async () => (await import('../features/profile/MyPage.tsx')).MyPage,
  contact: async () => (await import('../features/members/ContactPage.tsx')).ContactPage,
  companions: async () => (await import('../features/profile/CompanionsPage.tsx')).CompanionsPage,
  vehicles: async () => (await import('../features/profile/VehiclesPage.tsx')).VehiclesPage,
  cards: async () => (await import('../features/profile/CardsPage.tsx')).CardsPage,
  logins: async () => (await import('../features/profile/LoginsPage.tsx')).LoginsPage,
  notifications: async () =>
    (await import('../features/profile/NotificationsPage.tsx')).NotificationsPage,
  data: async () => (await import('../features/profile/MemberDataPage.tsx')).MemberDataPage,
};

export const Route = createFileRoute('/member/')({
  staticData: { access: 'member' },
  validateSearch: v.object({ show: shown }),
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  loaderDeps: ({ search: { show = 'home' } }) => ({ show: isOfferedPart(show) ? show : 'home' }),
  // The page as well as the member: one that came later would leave its place without a heading.
  loader: async ({ context: { queryClient }, deps: { show } }) => {
    const [member, Shown] = await Promise.all([
      queryClient.ensureQueryData(getCurrentMemberOptions()),
      pages[show](),
    ]);
    return { member, show, Shown };
  },
  component: function MemberRoute() {
    const { member, show, Shown } = Route.useLoaderData();
    // What is typed for one member does not stand there for the next.
    const page = <Shown key={`${member.id} ${show}`} member={member} />;
    return show === 'home' ? (
      page
    ) : (
      <ProfileFrame show={show} member={member}>
        {page}
      </ProfileFrame>
    );
  },
});
