import type { SailingOffer } from '@ferry/api/customer';
import type { ReactNode } from 'react';
import { Link } from '../../../../page/links.tsx';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

type WaitlistLinkProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  children: ReactNode;
};

/** To the line for what is full of a sailing; nothing where the operator has none, or it is too late. */
export function WaitlistLink({ offer, conditions, children }: WaitlistLinkProps) {
  const { partnerTicketId: _, changeOf: __, ...wish } = conditions;
  if (!offer.waitlistUntil) return null;
  return (
    <Link to="/waitlist" search={{ ...wish, sailing: offer.sailing.id }}>
      {children}
    </Link>
  );
}
