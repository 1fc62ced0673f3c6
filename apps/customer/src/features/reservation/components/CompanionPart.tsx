import type { Reservation } from '@ferry/api/customer';
import { Hidden } from '@ferry/ui/Hidden';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense, useState } from 'react';
import { FoldedPart } from '../../booking/shared/components/FoldedPart.tsx';
import { companionsOf } from '../model/may-ask-companions.ts';

/** Few customers need it, and only once the row is open. */
const LazyCompanionLinks = lazy(async () => ({
  default: (await import('../companion/components/CompanionLinks.tsx')).CompanionLinks,
}));

/** Companions who enter themselves; what is asked of the server waits until the row is opened. */
export function CompanionPart({ reservation }: { reservation: Reservation }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <FoldedPart
      id="companions"
      title="同行者の入力"
      detail="本人に入力してもらえます"
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      <Hidden inPrint>
        {isOpened && (
          <Suspense fallback={<Text>読み込んでいます</Text>}>
            <LazyCompanionLinks reservation={reservation} companions={companionsOf(reservation)} />
          </Suspense>
        )}
      </Hidden>
    </FoldedPart>
  );
}
