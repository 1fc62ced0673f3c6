import { checkEmailChangeLink } from '@ferry/api/external';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { EmailChangeLinkPage } from '../features/members/EmailChangeLinkPage.tsx';
import { linkReason } from '../features/members/model/link-errors.ts';
import { StopEmailChangePage } from '../features/members/StopEmailChangePage.tsx';
import {
  EMAIL_LINK,
  EMAIL_STOP,
  forgetLinkToken,
  keepLinkToken,
  takeLinkToken,
} from '../page/link-token.ts';
import { linkToken } from '../page/path-patterns.ts';

/** In the place of the token: what its link is for. The mails have the token in the fragment. */
const pages: Readonly<Record<string, string>> = { link: EMAIL_LINK, stop: EMAIL_STOP };

export const Route = createFileRoute('/member/change-email/$token')({
  staticData: { access: 'public', pathPatterns: { token: linkToken } },
  // What the loader gives is one person's: nothing of it waits for the next in this tab.
  gcTime: 0,
  preloadGcTime: 0,
  // The token leaves the address before anything of the page is loaded.
  beforeLoad: ({ params: { token }, preload }) => {
    const page = pages[token];
    if (page !== undefined) return void takeLinkToken(page);
    if (!preload) keepLinkToken(EMAIL_LINK, token);
    throw redirect({ to: '/member/change-email/$token', params: { token: 'link' }, replace: true });
  },
  // Looks at the link, and does not use it: mail programs open links, too.
  loader: async ({ params, preload }) => {
    const token = takeLinkToken(EMAIL_LINK);
    if (params.token !== 'link' || !token || preload) return undefined;
    try {
      return (await checkEmailChangeLink({ body: { token } })).data;
    } catch (error) {
      const reason = linkReason(error, 'emailChange');
      if (!reason) throw error;
      throw redirect({ to: '/errors/mail-error', search: { reason }, replace: true });
    }
  },
  // A link that was not used is in its mail alone.
  onLeave: ({ params: { token } }) => forgetLinkToken(pages[token] ?? EMAIL_LINK),
  component: function EmailChangeLinkRoute() {
    const link = Route.useLoaderData();
    return Route.useParams().token === 'stop' ? (
      <StopEmailChangePage />
    ) : (
      <EmailChangeLinkPage link={link} />
    );
  },
});
