import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadContentConfirm } from '../features/booking/step-pages.ts';

export const Route = createFileRoute('/reservation/content-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: ({ context: { queryClient }, deps }) =>
    loadContentConfirm(queryClient, newBooking.links, deps.draft),
  component: function Step() {
    const { draftId, ContentConfirmPage } = Route.useLoaderData();
    return <ContentConfirmPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
