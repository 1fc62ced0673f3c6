import { ButtonLink } from '../../../../page/links.tsx';
import type { FlowLinks } from '../model/flow.ts';

/** On to a search, where nothing waits and nothing is ordered. */
export const SearchLink = ({ links }: { links: FlowLinks }) => (
  <ButtonLink {...links.conditions()} tone="action">
    便を探す
  </ButtonLink>
);
