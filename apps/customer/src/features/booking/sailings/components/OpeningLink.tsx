import type { ReactNode } from 'react';
import { Link } from '../../../../page/links.tsx';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

type OpeningLinkProps = { conditions: SearchConditions; children: ReactNode };

/** To what can be done before the sales of the day open. */
export function OpeningLink({ conditions, children }: OpeningLinkProps) {
  const { partnerTicketId: _, changeOf: __, ...wish } = conditions;
  return (
    <Link to="/pre-order" search={wish}>
      {children}
    </Link>
  );
}
