import { createFileRoute } from '@tanstack/react-router';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { lookupSearch } from '../features/reservation/model/lookup-search.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  // A number in the query, from a mail, is filled in where the visitor has to look it up.
  validateSearch: lookupSearch,
  loaderDeps: ({ search: { number } }) => ({ number }),
  loader: async ({ context: { queryClient }, params, deps: { number } }) =>
    (await loadChangeSteps()).loadStart(queryClient, params.id, number),
  component: function ChangeRoute() {
    const { reservationId: id, StartPage } = Route.useLoaderData();
    const { to } = Route.useSearch();
    return <StartPage key={`${id} ${to}`} reservationId={id} to={to} />;
  },
});
