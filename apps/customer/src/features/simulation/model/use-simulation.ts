import { useNavigate } from '@tanstack/react-router';
import type { SimulationSearch } from './simulation.ts';

/** Id of the form below the result. */
export const CONDITIONS_ID = 'conditions';

/** Changes a part of the URL in place: Back leads to the page before the simulation's choices. */
export function useSimulation(search: SimulationSearch) {
  const navigate = useNavigate();
  return (part: Partial<SimulationSearch>) =>
    void navigate({
      to: '/simulation',
      search: { ...search, ...part },
      replace: true,
      resetScroll: false,
    });
}
