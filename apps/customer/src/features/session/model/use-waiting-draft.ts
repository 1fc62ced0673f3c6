import { type Draft, getDraftOptions } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { draftInProgress } from '../../../trips/draft-in-progress.ts';

type WaitingDraft = {
  draft: Draft | undefined;
  /** There is one in this tab; whether the customer may still see it is not known yet. */
  isAwaited: boolean;
};

/** The booking that is being entered in this tab, of a customer who may still see it. */
export function useWaitingDraft(): WaitingDraft {
  // The page is rendered at build time, when there is no tab.
  const draftId = useHydrated() ? draftInProgress() : undefined;
  const { data, error, isFetchedAfterMount } = useQuery({
    ...getDraftOptions({ path: { draftId: draftId ?? '' } }),
    enabled: draftId !== undefined,
    retry: false,
    refetchOnMount: 'always',
  });
  // What was read before may be another's by now: a login has ended, or the booking.
  const isOpen = isFetchedAfterMount && !error && data?.nextStep !== 'completed';
  return {
    draft: draftId !== undefined && isOpen ? data : undefined,
    isAwaited: draftId !== undefined && !isFetchedAfterMount && !error,
  };
}
