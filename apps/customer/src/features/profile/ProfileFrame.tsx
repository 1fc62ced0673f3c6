import type { Member } from '@ferry/api/external';
import { Container } from '@ferry/ui/Container';
import { SideNav, SideNavLink } from '@ferry/ui/SideNav';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { WhoseBand } from './components/WhoseBand.tsx';
import { offeredParts, partOf, type ShownPart } from './model/profile-parts.ts';

const PartLink = createLink(SideNavLink);

type ProfileFrameProps = { show: ShownPart; member: Member; children: ReactNode };

/** The pages of `/member` with the links that lead from one to the other. */
export const ProfileFrame = ({ show, member, children }: ProfileFrameProps) => (
  <>
    <WhoseBand member={member} />
    <Container isPage>
      <SideNav
        label="会員情報"
        links={offeredParts().map(({ part, label }) => (
          <PartLink
            key={part}
            to="/member"
            search={part === 'home' ? {} : { show: part }}
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
  </>
);
