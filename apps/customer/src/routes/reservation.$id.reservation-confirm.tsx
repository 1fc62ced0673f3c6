import { createFileRoute } from '@tanstack/react-router';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/reservation-confirm')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  preload: false,
  loader: async ({ context: { queryClient }, params }) =>
    (await loadChangeSteps()).loadConfirm(queryClient, params.id),
  component: function Step() {
    const { id } = Route.useParams();
    const { changeId, ChangeConfirmPage } = Route.useLoaderData();
    return <ChangeConfirmPage key={changeId} reservationId={id} />;
  },
});
