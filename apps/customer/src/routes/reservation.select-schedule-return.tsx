import { getDraftOptions, searchSailingsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { SelectReturnPage } from '../features/booking/sailings/SelectReturnPage.tsx';
import { loadDraft } from '../features/booking/shared/model/draft-guard.ts';
import {
  returnConditions,
  returnSearchSchema,
} from '../features/booking/shared/model/return-conditions.ts';
import { isRefusal, sailingsQuery } from '../features/booking/shared/model/search-conditions.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/reservation/select-schedule-return')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: returnSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const draft = await loadDraft(queryClient, newBooking.links, deps.draft, 'customerInput');
    const conditions = returnConditions(draft, deps);
    const query = sailingsQuery(conditions, draft.outbound.sailing.id);
    const refusal = await queryClient
      .fetchQuery({ ...searchSailingsOptions({ query }), staleTime: 0 })
      .then(
        () => undefined,
        (error: unknown) => {
          const reason = asApiError(error);
          // The form of the return leg stands on the page: it says what is wrong.
          if (isRefusal(reason)) return reason;
          throw error;
        },
      );
    return { draftId: draft.id, conditions, refusal };
  },
  pendingComponent: PendingSailings,
  component: function SelectReturnRoute() {
    const { draftId, ...search } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage flow={newBooking} draft={draft} {...search} />;
  },
});
