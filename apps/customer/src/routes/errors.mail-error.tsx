import { createFileRoute } from '@tanstack/react-router';
import { mailSearch } from '../features/errors/error-search.ts';
import { ReasonPage } from '../features/errors/ReasonPage.tsx';
import { mailReasons } from '../features/errors/reasons.ts';

export const Route = createFileRoute('/errors/mail-error')({
  staticData: { access: 'public' },
  validateSearch: mailSearch,
  component: function MailErrorRoute() {
    return <ReasonPage {...mailReasons[Route.useSearch().reason]} />;
  },
});
