import { Container } from '@ferry/ui/Container';
import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRow } from '@ferry/ui/Skeleton';
import type { ReactNode } from 'react';

const Pending = ({ children }: { children: ReactNode }) => (
  <Container isPage>
    <Skeleton label="ページを読み込んでいます" isPage>
      <SkeletonLine width={40} />
      {children}
    </Skeleton>
  </Container>
);

/** Stands where a page will be while its data are on the way. */
export const PendingPage = () => (
  <Pending>
    <SkeletonBlock height={160} />
    <SkeletonBlock height={320} />
  </Pending>
);

/** Stands where a list of sailings will be: the search on top, a row for each sailing. */
export const PendingSailings = () => (
  <Pending>
    <SkeletonBlock height={120} />
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </Pending>
);
