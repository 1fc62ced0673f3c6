import { createFileRoute } from '@tanstack/react-router';
import { LookupPage } from '../features/reservation-lookup/LookupPage.tsx';

export const Route = createFileRoute('/reservation-search')({
  staticData: { access: 'public' },
  component: LookupPage,
});
