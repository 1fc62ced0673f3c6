import { getCurrentMemberOptions } from '@ferry/api/external';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { MemberPage } from '../features/members/MemberPage.tsx';
import { shownParts } from '../features/profile/model/profile-parts.ts';
import { ProfileFrame } from '../features/profile/ProfileFrame.tsx';

const shown = v.optional(v.fallback(v.picklist(shownParts), 'profile'));

const CompanionsPage = lazy(async () => {
  const { CompanionsPage } = await import('../features/profile/CompanionsPage.tsx');
  return { default: CompanionsPage };
});

const VehiclesPage = lazy(async () => {
  const { VehiclesPage } = await import('../features/profile/VehiclesPage.tsx');
  return { default: VehiclesPage };
});

const CardsPage = lazy(async () => {
  const { CardsPage } = await import('../features/profile/CardsPage.tsx');
  return { default: CardsPage };
});

const LoginsPage = lazy(async () => {
  const { LoginsPage } = await import('../features/profile/LoginsPage.tsx');
  return { default: LoginsPage };
});

const NotificationsPage = lazy(async () => {
  const { NotificationsPage } = await import('../features/profile/NotificationsPage.tsx');
  return { default: NotificationsPage };
});

const MemberDataPage = lazy(async () => {
  const { MemberDataPage } = await import('../features/profile/MemberDataPage.tsx');
  return { default: MemberDataPage };
});

const pages = {
  profile: MemberPage,
  companions: CompanionsPage,
  vehicles: VehiclesPage,
  cards: CardsPage,
  logins: LoginsPage,
  notifications: NotificationsPage,
  data: MemberDataPage,
} as const;

export const Route = createFileRoute('/member/')({
  staticData: { access: 'member' },
  validateSearch: v.object({ show: shown }),
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(getCurrentMemberOptions()),
  component: function MemberRoute() {
    const { show = 'profile' } = Route.useSearch();
    const Shown = pages[show];
    const member = Route.useLoaderData();
    return (
      <ProfileFrame show={show} member={member}>
        <Suspense>
          {/* What is typed for one member does not stand there for the next. */}
          <Shown key={`${member.id} ${show}`} member={member} />
        </Suspense>
      </ProfileFrame>
    );
  },
});
