import { getServiceStatusOptions, type Reservation } from '@ferry/api/customer';
import { formatDateTime, jstDate } from '@ferry/format/date';
import { Alert, type AlertProps } from '@ferry/ui/Alert';
import { useQuery } from '@tanstack/react-query';
import { operator } from '../../../copy/operator.ts';
import { type RouteStatus, serviceState } from '../../../page/service-states.ts';

/** Routes of the legs that depart today; a sailing after midnight belongs to the evening before, too. */
function routesOfToday({ outbound, return: returnLeg, serverTime }: Reservation): string[] {
  const today = jstDate(serverTime);
  return [outbound, ...(returnLeg ? [returnLeg] : [])]
    .filter(({ sailing }) => [sailing.date, jstDate(sailing.departureAt)].includes(today))
    .map(({ sailing }) => sailing.routeId);
}

const tones: Partial<Record<RouteStatus['state'], AlertProps['tone']>> = {
  normal: 'success',
  partlyCancelled: 'error',
  cancelled: 'error',
};

/** What follows for the customer; the cancellation of a sailing costs them nothing. */
const nextSteps: Partial<Record<RouteStatus['state'], string>> = {
  cancelled: `変更と払い戻しに手数料はかかりません。お電話(${operator.phone.number})または乗船港の窓口で承ります。`,
  partlyCancelled: `ご予約の便については、お電話(${operator.phone.number})でもご案内しています。`,
};

/** On the day of a departure: how the route is served. Without an answer it says nothing. */
export function ServiceToday({ reservation }: { reservation: Reservation }) {
  const routes = routesOfToday(reservation);
  const { data } = useQuery({ ...getServiceStatusOptions(), enabled: routes.length > 0 });
  return data?.routes
    .filter(({ routeId }) => routes.includes(routeId))
    .map(({ routeId, routeName, state, message }) => (
      <Alert
        key={routeId}
        tone={tones[state] ?? 'warning'}
        title={`${routeName} 本日の運航:${serviceState(state).word}`}
        announce="polite"
      >
        {message}
        {nextSteps[state]}({formatDateTime(data.updatedAt)} 現在)
      </Alert>
    ));
}
