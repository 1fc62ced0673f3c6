import { checkPasswordResetLink } from '@ferry/api/external';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { linkReason } from '../features/members/model/link-errors.ts';
import { ResetPasswordPage } from '../features/members/ResetPasswordPage.tsx';
import { forgetLinkToken, keepLinkToken, RESET_LINK, takeLinkToken } from '../page/link-token.ts';
import { linkToken } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reset-password/{-$token}')({
  staticData: { access: 'guest', pathPatterns: { token: linkToken } },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  // The token leaves the address before anything of the page is loaded.
  beforeLoad: ({ params: { token }, preload }) => {
    if (token === undefined) return void takeLinkToken(RESET_LINK);
    if (!preload) keepLinkToken(RESET_LINK, token);
    throw redirect({
      to: '/reset-password/{-$token}',
      params: { token: undefined },
      replace: true,
    });
  },
  // Looks at the link, and does not use it: mail programs open links, too.
  loader: async ({ preload }) => {
    const token = takeLinkToken(RESET_LINK);
    if (!token || preload) return undefined;
    try {
      return (await checkPasswordResetLink({ body: { token } })).data;
    } catch (error) {
      const reason = linkReason(error, 'reset');
      if (!reason) throw error;
      throw redirect({ to: '/errors/mail-error', search: { reason }, replace: true });
    }
  },
  // A link that was not used is in its mail alone.
  onLeave: () => forgetLinkToken(RESET_LINK),
  component: function ResetPasswordRoute() {
    return <ResetPasswordPage link={Route.useLoaderData()} />;
  },
});
