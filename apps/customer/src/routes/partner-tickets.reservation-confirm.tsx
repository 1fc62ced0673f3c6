import { createFileRoute } from '@tanstack/react-router';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';

export const Route = createFileRoute('/partner-tickets/reservation-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps: { reservation } }) =>
    (await loadBuyingSteps()).loadConfirm(queryClient, reservation),
  component: function Step() {
    const { flow, reservationId, ReservationConfirmPage } = Route.useLoaderData();
    return <ReservationConfirmPage key={reservationId} flow={flow} {...{ reservationId }} />;
  },
});
