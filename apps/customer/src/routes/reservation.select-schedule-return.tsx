import { getDraftOptions } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { returnSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { loadLegChoice } from '../features/booking/step-pages.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/reservation/select-schedule-return')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: returnSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadLegChoice(queryClient, newBooking.links, deps),
  pendingComponent: PendingSailings,
  component: function SelectReturnRoute() {
    const { draftId, SelectReturnPage, ...search } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage flow={newBooking} draft={draft} {...search} />;
  },
});
