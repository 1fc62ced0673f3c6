import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/session/SignInPage.tsx';

export const Route = createFileRoute('/signin')({
  staticData: { access: 'guest' },
  loader: async ({ context: { tab }, location, preload }) => {
    // Chosen on a public page, for example in the middle of a booking: back to it afterwards.
    const { returnTo } = location.state;
    if (preload || returnTo === undefined) return;
    const { remembered } = await tab.open();
    remembered.remember(returnTo);
  },
  component: SignInPage,
});
