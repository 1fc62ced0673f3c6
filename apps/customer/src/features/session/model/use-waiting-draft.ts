import { type Draft, getDraftOptions } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { draftInProgress } from '../../../page/draft-in-progress.ts';

/** The booking that is being entered in this tab, of a customer who may still see it. */
export function useWaitingDraft(): Draft | undefined {
  // The page is rendered at build time, when there is no tab.
  const draftId = useHydrated() ? draftInProgress() : undefined;
  const { data } = useQuery({
    ...getDraftOptions({ path: { draftId: draftId ?? '' } }),
    enabled: draftId !== undefined,
    retry: false,
  });
  return draftId === undefined || data?.nextStep === 'completed' ? undefined : data;
}
