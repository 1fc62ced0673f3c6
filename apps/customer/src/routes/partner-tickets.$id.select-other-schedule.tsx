import { createFileRoute, redirect } from '@tanstack/react-router';
import { legSearchSchema } from '../features/booking/shared/model/return-conditions.ts';
import { loadOtherSchedule } from '../features/partner-tickets/other-schedule/load-other-schedule.ts';
import { reservationId } from '../page/path-patterns.ts';

/** Other slots or sailings of a purchase; with a draft of a change, the sailings of that. */
export const Route = createFileRoute('/partner-tickets/$id/select-other-schedule')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  validateSearch: legSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    if (deps.draft) {
      const to = '/reservation/$id/select-schedule-return';
      throw redirect({ to, params: { id }, search: deps, replace: true });
    }
    return loadOtherSchedule(queryClient, id);
  },
  component: function OtherScheduleRoute() {
    const { OtherSchedulePage, reservationId } = Route.useLoaderData();
    return <OtherSchedulePage reservationId={reservationId} />;
  },
});
