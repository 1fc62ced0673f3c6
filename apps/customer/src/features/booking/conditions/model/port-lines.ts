import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import type { PortRoute } from '@ferry/ui/PortLine';
import { routeFace } from '../../../../copy/route-faces.ts';
import { stopsOf } from '../../../../trips/route-line.ts';

type Route = ListRoutesResponse['routes'][number];
type Ports = ListPortsResponse['ports'];

/** The ports along the line, then those that no ferry of its longest section calls at. */
const portsOf = (route: Route): Set<string> => {
  const ends = route.sections.flatMap(({ fromPortId, toPortId }) => [fromPortId, toPortId]);
  return new Set([...stopsOf(route), ...ends]);
};

/** Each route as a line of its ports; of a port that cannot be chosen, why. */
const linesOf = (
  routes: readonly Route[],
  ports: ListPortsResponse['ports'],
  reasonOf: (portId: string) => string | undefined = () => undefined,
) =>
  routes.map(
    (route): PortRoute => ({
      id: route.id,
      name: route.name,
      ...routeFace(route.id, route.name),
      ports: [...portsOf(route)].flatMap((portId) => {
        const port = ports.find(({ id }) => id === portId);
        return port
          ? [{ value: portId, name: port.name, reading: port.nameKana, reason: reasonOf(portId) }]
          : [];
      }),
    }),
  );

/** The ports to set out from, on the lines of all routes. */
export const departures = (routes: readonly Route[], ports: Ports): PortRoute[] =>
  linesOf(routes, ports);

/**
 * The ports to go to, on the lines of the routes that the first port lies on; where none is chosen,
 * of all. It stays on its line, as does a port that no ferry from it calls at, each with the reason.
 */
export function destinations(routes: readonly Route[], ports: Ports, from: string): PortRoute[] {
  if (!from) return departures(routes, ports);
  const sections = routes
    .flatMap((route) => route.sections)
    .filter(({ fromPortId }) => fromPortId === from);
  const onward = routes.filter((route) => route.sections.some((one) => sections.includes(one)));
  return linesOf(onward, ports, (portId) => {
    if (portId === from) return '出発地';
    return sections.some(({ toPortId }) => toPortId === portId) ? undefined : '直行なし';
  });
}
