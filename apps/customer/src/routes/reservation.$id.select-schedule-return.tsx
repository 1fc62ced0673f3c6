import { getDraftOptions } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { legSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/reservation/$id/select-schedule-return')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  validateSearch: legSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) =>
    (await loadChangeSteps(deps.draft)).loadSailings(queryClient, params.id, deps),
  pendingComponent: PendingSailings,
  component: function SelectLegRoute() {
    const { draftId, leg, SelectReturnPage, ...search } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage key={leg} {...{ draft, leg }} {...search} />;
  },
});
