import { getDraftOptions } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { returnSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/partner-tickets/select-other-schedule')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: returnSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    (await loadBuyingSteps(deps.draft)).loadReturn(queryClient, deps),
  pendingComponent: PendingSailings,
  component: function SelectReturnRoute() {
    const { draftId, SelectReturnPage, ...search } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage draft={draft} {...search} />;
  },
});
