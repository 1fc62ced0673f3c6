import {
  getDraftQueryKey,
  takeWaitlistOfferMutation,
  type WaitlistEntry,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../../copy/error-texts.ts';
import { draftLink } from '../../shared/model/draft-link.ts';
import type { FlowLinks } from '../../shared/model/flow.ts';

type TakeOfferProps = { entry: WaitlistEntry; isFirst: boolean; links: FlowLinks };

/** On to the booking of what is held: the draft has the places already. */
export function TakeOffer({ entry, isFirst, links }: TakeOfferProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const take = useMutation({
    ...takeWaitlistOfferMutation(),
    onSuccess: async (draft) => {
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      await navigate(draftLink(links, draft));
    },
    // It may have lapsed, or been taken on another device.
    onError: () => invalidateTag(queryClient, 'waitlist'),
  });
  const { id, sailing } = entry;
  return (
    <Stack gap={3}>
      {take.error && (
        <Alert tone="error" announce="assertive" title="予約に進めませんでした">
          {errorText(asApiError(take.error))}
        </Alert>
      )}
      <Button
        tone={isFirst ? 'primary' : 'secondary'}
        size="large"
        isWide
        isPending={take.isPending}
        pendingLabel="予約を準備しています"
        onPress={() => take.mutate({ path: { waitlistEntryId: id } })}
      >
        予約のお手続きへ進む
        {!isFirst && <VisuallyHidden>{`(${sailing.departureTime}発)`}</VisuallyHidden>}
      </Button>
    </Stack>
  );
}
