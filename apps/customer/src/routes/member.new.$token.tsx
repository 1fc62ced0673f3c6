import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepLinkToken, SIGN_UP_LINK } from '../page/link-token.ts';
import { linkToken } from '../page/path-patterns.ts';

export const Route = createFileRoute('/member/new/$token')({
  staticData: { access: 'public', pathPatterns: { token: linkToken } },
  // The token leaves the address before anything of the page is loaded.
  beforeLoad: ({ params: { token }, preload }) => {
    if (!preload) keepLinkToken(SIGN_UP_LINK, token);
    throw redirect({ to: '/member/new', replace: true });
  },
});
