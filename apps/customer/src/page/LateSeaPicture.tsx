import type { SeaPictureProps } from '@ferry/ui/SeaPicture';
import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';

// The words come first, and without the picture they are enough: without a network it stays away.
const SeaPicture = lazy(async (): Promise<{ default: ComponentType<SeaPictureProps> }> => {
  const file = await import('@ferry/ui/SeaPicture').catch(() => undefined);
  return { default: file?.SeaPicture ?? (() => null) };
});

/** The picture of the sea, in a chunk of its own; its place is kept by what it stands in. */
export const LateSeaPicture = ({ scene }: SeaPictureProps) =>
  useHydrated() && (
    <Suspense>
      <SeaPicture scene={scene} />
    </Suspense>
  );
