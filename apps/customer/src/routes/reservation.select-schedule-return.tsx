import { getDraftOptions, searchSailingsOptions } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadDraft } from '../features/reservation/model/draft-guard.ts';
import {
  returnConditions,
  returnSearchSchema,
} from '../features/reservation/model/return-conditions.ts';
import { sailingsQuery } from '../features/reservation/model/search-conditions.ts';
import { SelectReturnPage } from '../features/reservation/SelectReturnPage.tsx';

export const Route = createFileRoute('/reservation/select-schedule-return')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: returnSearchSchema,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const draft = await loadDraft(queryClient, deps.draft, 'customerInput');
    const conditions = returnConditions(draft, deps);
    const query = sailingsQuery(conditions, draft.outbound.sailing.id);
    await queryClient.fetchQuery({ ...searchSailingsOptions({ query }), staleTime: 0 });
    return { draftId: draft.id, conditions };
  },
  component: function SelectReturnRoute() {
    const { draftId, conditions } = Route.useLoaderData();
    const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
    return <SelectReturnPage draft={draft} conditions={conditions} />;
  },
});
