import { Spinner } from '@ferry/ui/Spinner';
import { lazy, Suspense } from 'react';
import type { SplitRoomsProps } from './SplitRooms.tsx';

const SplitRooms = lazy(async () => {
  const { SplitRooms: Component } = await import('./SplitRooms.tsx');
  return { default: Component };
});

/** The rooms, fetched when they are needed: most parties are in one. */
export const LateSplitRooms = (props: SplitRoomsProps) => (
  <Suspense fallback={<Spinner label="読み込んでいます" />}>
    <SplitRooms {...props} />
  </Suspense>
);
