import { hasPresenceCookie } from '@ferry/session/stored-flag';
import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { browserPorts } from '../../../../session/browser.ts';
import { sessionOptions } from '../../../../session/options.ts';
import type { DraftOfferProps } from './DraftOffer.tsx';

// Not needed to search, so not in the way of it: neither its code nor its failure.
const DraftOffer = lazy<ComponentType<DraftOfferProps>>(() =>
  import('./DraftOffer.tsx').then(
    (file) => ({ default: file.DraftOffer }),
    () => ({ default: () => null }),
  ),
);

/** Offers to go on with what was begun. Without a session there is nothing: a first visit asks nothing. */
export function LateDraftOffer({ links }: DraftOfferProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasPresenceCookie(sessionOptions, browserPorts().cookies)) return null;
  return (
    <Suspense>
      <DraftOffer links={links} />
    </Suspense>
  );
}
