import { Container } from '@ferry/ui/Container';
import { SideNav, SideNavLink } from '@ferry/ui/SideNav';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { partOf, profileParts, type ShownPart } from './model/profile-parts.ts';

const PartLink = createLink(SideNavLink);

/** The pages of `/member` with the links that lead from one to the other. */
export const ProfileFrame = ({ show, children }: { show: ShownPart; children: ReactNode }) => (
  <Container isPage>
    <SideNav
      label="会員情報"
      links={profileParts.map(({ part, label }) => (
        <PartLink
          key={part}
          to="/member"
          search={part === 'profile' ? {} : { show: part }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={part === partOf(show) ? 'page' : undefined}
        >
          {label}
        </PartLink>
      ))}
    >
      {children}
    </SideNav>
  </Container>
);
