import { invalidateTag } from '@ferry/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts } from '../../../../page/toasts.ts';

/**
 * The question before something that waits is withdrawn, and what follows: its card goes with the button that had the focus,
 * so the heading takes it.
 *
 * @param done what is said then
 */
export function useAfterWithdrawal(done: string) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const close = () => setIsOpen(false);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    handlers: {
      onSuccess: async () => {
        close();
        await invalidateTag(queryClient, 'waitlist');
        document.querySelector('h1')?.focus();
        toasts.show(done);
      },
      onError: () => invalidateTag(queryClient, 'waitlist'),
    },
  };
}
