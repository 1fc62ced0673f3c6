import {
  createDraftMutation,
  type Draft,
  getDraftOptions,
  getDraftQueryKey,
  setDraftTripMutation,
  type TripChoice,
} from '@ferry/api/customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { settleAnswers } from './draft-savers.ts';

/**
 * Takes the chosen sailing and cabin type into the draft and goes on to the customer input. With a
 * draft, its customer input is kept; without one, a draft is made.
 */
export function useChooseSailing(draftId: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation(createDraftMutation());
  const replace = useMutation(setDraftTripMutation());

  const save = async (body: TripChoice): Promise<Draft> => {
    if (!draftId) return create.mutateAsync({ body });
    const path = { draftId };
    await settleAnswers(draftId);
    const { version } = await queryClient.fetchQuery({
      ...getDraftOptions({ path }),
      staleTime: 0,
    });
    return replace.mutateAsync({ path, body, headers: { 'if-match': `"${version}"` } });
  };

  return useMutation({
    mutationFn: save,
    onSuccess: (draft) => {
      queryClient.setQueryData(getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      return navigate({ to: '/reservation/customer-input', search: { draft: draft.id } });
    },
  });
}
