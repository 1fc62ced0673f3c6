import { checkSignUpLink } from '@ferry/api/external';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MemberNewPage } from '../features/members/MemberNewPage.tsx';
import { linkReason } from '../features/members/model/link-errors.ts';
import { changeRegistration } from '../features/members/model/registration.ts';
import { SIGN_UP_LINK, takeLinkToken } from '../page/link-token.ts';

export const Route = createFileRoute('/member/new/')({
  staticData: { access: 'public' },
  // Before anything of the page is loaded.
  beforeLoad: () => void takeLinkToken(SIGN_UP_LINK),
  // Looks at the link, and does not use it: mail programs open links, too.
  loader: async ({ preload, context: { tab } }) => {
    const token = takeLinkToken(SIGN_UP_LINK);
    if (preload) return;
    if (!token) {
      const opened = tab.isPossible ? await tab.open().catch(() => undefined) : undefined;
      if (!opened?.session.isLoggedIn) return;
      throw redirect({ to: '/member', replace: true, state: { notice: 'alreadyMember' } });
    }
    try {
      const { data: link } = await checkSignUpLink({ body: { token } });
      changeRegistration({ link });
    } catch (error) {
      const reason = linkReason(error, 'signUp');
      if (!reason) throw error;
      throw redirect({ to: '/errors/mail-error', search: { reason }, replace: true });
    }
  },
  component: MemberNewPage,
});
