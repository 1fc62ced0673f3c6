import { createFileRoute } from '@tanstack/react-router';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  loader: async ({ context: { queryClient }, params }) =>
    (await loadChangeSteps()).loadStart(queryClient, params.id),
  component: function ChangeRoute() {
    const { reservationId: id, StartPage } = Route.useLoaderData();
    return <StartPage key={id} reservationId={id} />;
  },
});
