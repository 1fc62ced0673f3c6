import { createFileRoute } from '@tanstack/react-router';
import { mailSearch } from '../features/errors/error-search.ts';
import { MailErrorPage } from '../features/errors/MailErrorPage.tsx';

export const Route = createFileRoute('/errors/mail-error')({
  staticData: { access: 'public' },
  validateSearch: mailSearch,
  component: function MailErrorRoute() {
    return <MailErrorPage reason={Route.useSearch().reason} />;
  },
});
