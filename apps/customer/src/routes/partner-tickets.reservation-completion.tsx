import { createFileRoute } from '@tanstack/react-router';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';

export const Route = createFileRoute('/partner-tickets/reservation-completion')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps: { reservation } }) =>
    (await loadBuyingSteps()).loadDone(queryClient, reservation),
  component: function Step() {
    const { flow, reservationId, CompletionPage } = Route.useLoaderData();
    return <CompletionPage key={reservationId} flow={flow} {...{ reservationId }} />;
  },
});
