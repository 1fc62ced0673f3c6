import { asApiError } from '@ferry/api/errors';
import {
  getCurrentMemberOptions,
  getCurrentMemberQueryKey,
  type Member,
  updateCurrentMember,
} from '@ferry/api/external';
import { readAnew } from '@ferry/api/read-anew';
import { storeResponse } from '@ferry/api/store-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toasts } from '../../../page/toasts.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { type Edit, forgetEdit, keepEdit } from './edit.ts';
import { problemsOfMember, toMemberInput } from './member-answers.ts';

/** Saves what was changed. When another tab was first, what it has saved is there to choose between. */
export function useSaveEdit({ base, answers }: Edit) {
  const [latest, setLatest] = useState<Member>();
  const queryClient = useQueryClient();
  const tab = useTabSession();
  const navigate = useNavigate();
  const { version = 1 } = latest ?? base;
  /** @returns nothing when another tab was first */
  const send = async (): Promise<Member | undefined> => {
    const headers = { 'if-match': `"${version}"` };
    try {
      return (await updateCurrentMember({ headers, body: toMemberInput(answers) })).data;
    } catch (error) {
      if (asApiError(error).code !== 'VERSION_CONFLICT') throw error;
      // What cannot be looked at is a failure of its own: the same press tries both again.
      setLatest(await readAnew(queryClient, getCurrentMemberOptions()));
      return undefined;
    }
  };
  const save = useMutation({
    mutationFn: async () => {
      const data = await send();
      if (!data) return;
      forgetEdit();
      storeResponse(queryClient, getCurrentMemberQueryKey(), data);
      const { session } = await tab.open();
      session.setUser(data);
      toasts.show('会員情報を更新しました。');
      await navigate({
        to: '/member',
        search: { show: 'contact' },
        replace: true,
        state: { notice: 'memberUpdated' },
      });
    },
    onError: async (error) => {
      const problems = problemsOfMember(asApiError(error), answers);
      if (problems.length === 0) return;
      keepEdit({ base, answers, problems });
      await navigate({ to: '/member/edit' });
    },
  });
  return { save, latest };
}
