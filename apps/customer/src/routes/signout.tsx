import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SignOutPage } from '../features/session/SignOutPage.tsx';
import { WithdrawnPage } from '../features/session/WithdrawnPage.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The member has just withdrawn: nobody is logged in any more. */
    isWithdrawn?: boolean;
  }
}

export const Route = createFileRoute('/signout')({
  staticData: { access: 'public' },
  component: function SignOutRoute() {
    const isWithdrawn = useLocation({ select: ({ state }) => state.isWithdrawn });
    return isWithdrawn ? <WithdrawnPage /> : <SignOutPage />;
  },
});
