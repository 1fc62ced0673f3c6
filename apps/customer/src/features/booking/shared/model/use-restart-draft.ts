import { type CustomerInput, type Draft, setDraftCustomers } from '@ferry/api/customer';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useOneEffect } from '../../../../page/use-one-effect.ts';
import type { Flow } from './flow.ts';

/**
 * Carries answers over into a new draft when the server no longer has theirs (the session ended, or a
 * day has passed), and goes on with it. Nothing that was typed is lost.
 */
export function useRestartDraft({ links, createDraft }: Flow) {
  const navigate = useNavigate();
  const oneEffect = useOneEffect();
  return useMutation({
    mutationFn: async ({ draft, customers }: { draft: Draft; customers: CustomerInput }) => {
      const trip = { outbound: draft.outbound.choice, return: draft.return?.choice ?? null };
      const created = await oneEffect([draft.id, trip], (headers) =>
        createDraft(trip, headers, draft),
      );
      const { data: filled } = await setDraftCustomers({
        path: { draftId: created.id },
        headers: { 'if-match': `"${created.version}"` },
        body: customers,
      });
      return filled;
    },
    onSuccess: ({ id }) => navigate({ ...links.customerInput(id), replace: true }),
  });
}
