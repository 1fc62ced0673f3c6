import { type ApiError, asApiError } from '@ferry/api/errors';
import {
  getNotificationSettingsOptions,
  type NotificationSettingsInput,
  updateNotificationSettings,
} from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type Settings = NotificationSettingsInput;

/**
 * Saves each switch as it is switched, one after the other: the next one is a change of what the one
 * before has left.
 */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const { queryKey, ...options } = getNotificationSettingsOptions();
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  // Of those saved one after the other: a later success does not make it good.
  const [failure, setFailure] = useState<ApiError>();
  const save = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async (change: Partial<Settings>) => {
      const last = await queryClient.ensureQueryData({ queryKey, ...options });
      const { inspectionReminders, news, version } = last;
      const headers = { 'if-match': `"${version}"` };
      const body = { inspectionReminders, news, ...change };
      return (await updateNotificationSettings({ body, headers })).data;
    },
    onSuccess: (settings) => storeResponse(queryClient, queryKey, settings),
    onError: (caught) => setFailure((first) => first ?? asApiError(caught)),
    // The profile has one of them, and its version; after a conflict they are others.
    onSettled: () => invalidateTag(queryClient, 'members'),
  });
  const change = (settings: Partial<Settings>) => {
    if (!save.isPending) setFailure(undefined);
    setChosen((last) => ({ ...last, ...settings }));
    save.mutate(settings, { onSettled: () => setChosen({}) });
  };
  return {
    /** Switched, and not saved yet. */
    chosen,
    change,
    /** The first failure of those that were saved together. */
    failure,
    isSaved: save.isSuccess && !failure,
  };
}
