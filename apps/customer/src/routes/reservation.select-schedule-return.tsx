import { getDraftOptions } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { returnSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { loadLegChoice } from '../features/booking/step-pages.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/select-schedule-return')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: returnSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const loaded = await loadLegChoice(queryClient, newBooking.links, deps);
    const path = { draftId: loaded.draftId };
    const draft = await queryClient.ensureQueryData(getDraftOptions({ path }));
    await assertNoTicket(draft, (links) => links.selectReturn({ ...deps, draft: draft.id }));
    return loaded;
  },
  pendingComponent: PendingSailings,
  component: function SelectReturnRoute() {
    const { draftId, SelectReturnPage, ...search } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage flow={newBooking} draft={draft} {...search} />;
  },
});
