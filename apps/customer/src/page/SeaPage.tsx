import { SeaNotice } from '@ferry/ui/SeaNotice';
import type { SeaPictureProps } from '@ferry/ui/SeaPicture';
import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { Page, type PageProps } from './Page.tsx';

// The words come first, and without the picture they are enough: without a network it stays away.
const SeaPicture = lazy(async (): Promise<{ default: ComponentType<SeaPictureProps> }> => {
  const file = await import('@ferry/ui/SeaPicture').catch(() => undefined);
  return { default: file?.SeaPicture ?? (() => null) };
});

export type SeaPageProps = Pick<PageProps, 'title' | 'children'> & SeaPictureProps;

/** A page that says one thing: not found, or not to be used for a while. */
export function SeaPage({ scene, ...page }: SeaPageProps) {
  const isHydrated = useHydrated();
  const picture = isHydrated && (
    <Suspense>
      <SeaPicture scene={scene} />
    </Suspense>
  );
  return (
    <SeaNotice picture={picture}>
      <Page {...page} />
    </SeaNotice>
  );
}
