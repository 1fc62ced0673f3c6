import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { checkConditions } from '../features/booking/shared/model/search-conditions.ts';
import { simulationSearch } from '../features/simulation/model/simulation.ts';
import { loadSimulation } from '../features/simulation/model/simulation-queries.ts';
import { loadSimulationResult, SimulationPage } from '../features/simulation/SimulationPage.tsx';

export const Route = createFileRoute('/simulation')({
  staticData: { access: 'public' },
  validateSearch: simulationSearch,
  beforeLoad: ({ search }) => ({ search }),
  // What is chosen in the result changes the page in place.
  loaderDeps: ({ search: { discounts, sailing, returnSailing, cabin, ...conditions } }) =>
    conditions,
  loader: async ({ context: { queryClient, search } }) => {
    const lists = [
      queryClient.prefetchQuery(listPortsOptions()),
      queryClient.prefetchQuery(listRoutesOptions()),
    ];
    const checked = checkConditions({ ...search, returnDate: search.returnDate || undefined });
    // Without conditions the form is all, and it keeps its place.
    if ('errors' in checked) return;
    const data = loadSimulation(queryClient, checked.conditions, search);
    const [Result] = await Promise.all([loadSimulationResult(), ...lists, data]);
    return { Result };
  },
  component: function SimulationRoute() {
    const found = Route.useLoaderData();
    return <SimulationPage flow={newBooking} search={Route.useSearch()} Result={found?.Result} />;
  },
});
