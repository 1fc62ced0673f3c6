import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { simulationSearch } from '../features/reservation/model/simulation.ts';
import { SimulationPage } from '../features/reservation/SimulationPage.tsx';

export const Route = createFileRoute('/simulation')({
  staticData: { access: 'public' },
  validateSearch: simulationSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(listPortsOptions());
    void queryClient.prefetchQuery(listRoutesOptions());
  },
  component: function SimulationRoute() {
    return <SimulationPage search={Route.useSearch()} />;
  },
});
