import {
  type Companion,
  createCompanion,
  deleteCompanion,
  updateCompanion,
} from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneEffect } from '../../../page/use-one-effect.ts';
import { type CompanionAnswers, toCompanionInput } from './companion-answers.ts';
import { goneAlready } from './gone-already.ts';

/** Keeps a new companion, or what was changed of one. */
export function useSaveCompanion(companion: Companion | undefined) {
  const queryClient = useQueryClient();
  const oneEffect = useOneEffect();
  return useMutation({
    mutationFn: async (answers: CompanionAnswers) => {
      const body = toCompanionInput(answers);
      const { data } = companion
        ? await updateCompanion({
            body,
            path: { companionId: companion.id },
            headers: { 'if-match': `"${companion.version}"` },
          })
        : await oneEffect(body, (headers) => createCompanion({ body, headers }));
      return data;
    },
    onSettled: () => invalidateTag(queryClient, 'companions'),
  });
}

/** Takes a companion out of the profile. */
export function useDeleteCompanion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companionId: string) =>
      deleteCompanion({ path: { companionId } }).catch(goneAlready),
    onSettled: () => invalidateTag(queryClient, 'companions'),
  });
}
