import { type Draft, getDraftOptions } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { draftInProgress } from '../../../page/draft-in-progress.ts';

/** The booking that is being entered in this tab, of a customer who may still see it. */
export function useWaitingDraft(): Draft | undefined {
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
  return draftId !== undefined && isOpen ? data : undefined;
}
