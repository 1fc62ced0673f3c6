import { asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetLinkToken, takeLinkToken } from '../../../page/link-token.ts';
import { linkReason } from './link-errors.ts';

/**
 * What the button of a link's page does with its token, once. A link that counts no more leads to why.
 *
 * @param page whose link it is
 */
export function useLinkAction(
  page: string,
  about: Parameters<typeof linkReason>[1],
  use: (token: string) => Promise<unknown>,
) {
  const navigate = useNavigate();
  const action = useMutation({
    mutationFn: async () => {
      await use(takeLinkToken(page) ?? '');
      forgetLinkToken(page);
    },
    onError: async (error) => {
      const reason = linkReason(error, about);
      if (!reason) return;
      forgetLinkToken(page);
      await navigate({ to: '/errors/mail-error', search: { reason }, replace: true });
    },
  });
  return { ...action, failure: action.error ? asApiError(action.error) : undefined };
}
