import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Credentials } from '../../../session/credentials.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';

/** Logs a member in, and leads to the remembered page, or home. */
export function useLogIn() {
  const tab = useTabSession();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { session, remembered } = await tab.open();
      await session.login(credentials);
      tab.shown.set({ notice: undefined });
      queryClient.clear();
      return remembered.take();
    },
    onSuccess: (path) =>
      path === undefined
        ? router.navigate({ to: '/', replace: true })
        : router.navigate({ href: `/customer${path}`, replace: true }),
  });
}
