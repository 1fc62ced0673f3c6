import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { loadDraft } from '../features/booking/shared/model/draft-guard.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/content-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps }) => {
    const draft = await loadDraft(queryClient, newBooking.links, deps.draft, 'contentConfirm');
    const { id } = draft;
    await assertNoTicket(draft, (links) => links.contentConfirm(id));
    const { ContentConfirmPage } = await import(
      '../features/booking/confirm/ContentConfirmPage.tsx'
    );
    return { draftId: id, ContentConfirmPage };
  },
  component: function Step() {
    const { draftId, ContentConfirmPage } = Route.useLoaderData();
    return <ContentConfirmPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
