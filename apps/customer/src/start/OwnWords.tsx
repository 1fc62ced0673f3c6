import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';

/**
 * The frame of a page whose first words are known, unseen in the build: the script in the page puts the
 * words in and the whole in place of what stands for any page (scripts/build/prerender/announced.js).
 */
export const OwnWords = () => (
  <template id="own-words">
    <Container isPage>
      <Stack gap={6}>
        <Heading level={1}> </Heading>
        <p />
        {/* A Skeleton becomes a live region in the app, which this never sees. */}
        <div role="status">
          <Skeleton label="ページを読み込んでいます">
            <SkeletonBlock height={160} />
            <SkeletonBlock height={320} />
          </Skeleton>
        </div>
      </Stack>
    </Container>
  </template>
);
