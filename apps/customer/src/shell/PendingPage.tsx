import { Container } from '@ferry/ui/Container';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@ferry/ui/Skeleton';

/** Stands where a page will be while its data are on the way. */
export const PendingPage = () => (
  <Container isPage>
    <Skeleton label="ページを読み込んでいます" isPage>
      <SkeletonLine width={40} />
      <SkeletonBlock height={160} />
      <SkeletonBlock height={320} />
    </Skeleton>
  </Container>
);
