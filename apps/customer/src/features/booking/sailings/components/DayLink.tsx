import { ButtonLink, Link } from '../../../../page/links.tsx';
import type { StepLink } from '../../shared/model/flow.ts';

type DayLinkProps = { to: StepLink; words: string; look: 'link' | 'button' | undefined };

/** To the sailings of another day. */
export const DayLink = ({ to, words, look = 'link' }: DayLinkProps) =>
  look === 'button' ? (
    <ButtonLink {...to} tone="secondary" size="small">
      {words}
    </ButtonLink>
  ) : (
    <Link {...to}>{words}</Link>
  );
