import { deleteCard } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goneAlready } from './gone-already.ts';

/**
 * Takes a card out of the profile, and of what may be chosen at a payment.
 *
 * @param onGone before the list is read again, which takes the pressed button away
 */
export function useDeleteCard(onGone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardId: string) => deleteCard({ path: { cardId } }).catch(goneAlready),
    onSuccess: onGone,
    onSettled: async () => {
      await invalidateTag(queryClient, 'cards');
      // Cards are offered with the methods of a draft.
      await invalidateTag(queryClient, 'drafts');
    },
  });
}
