import { createFileRoute } from '@tanstack/react-router';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/reservation-completion')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  preload: false,
  loader: async ({ context: { queryClient }, params }) =>
    (await loadChangeSteps()).loadDone(queryClient, params.id),
  component: function Step() {
    const { id } = Route.useParams();
    const { ChangeDonePage } = Route.useLoaderData();
    return <ChangeDonePage key={id} reservationId={id} />;
  },
});
