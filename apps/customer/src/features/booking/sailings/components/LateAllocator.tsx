import { Disclosure } from '@ferry/ui/Disclosure';
import { Spinner } from '@ferry/ui/Spinner';
import { lazy, Suspense, useState } from 'react';
import type { CabinAllocatorProps } from './CabinAllocator.tsx';

const CabinAllocator = lazy(async () => {
  const { CabinAllocator: Component } = await import('./CabinAllocator.tsx');
  return { default: Component };
});

/** The allocator, fetched when it is opened: most parties are in one cabin. */
export function LateAllocator(props: CabinAllocatorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary="客室を分ける・貸切にする"
      onToggle={(isNowOpen) => setIsOpen((last) => last || isNowOpen)}
    >
      {isOpen && (
        <Suspense fallback={<Spinner label="読み込んでいます" />}>
          <CabinAllocator {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}
