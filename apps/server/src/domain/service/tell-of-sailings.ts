import { sql } from 'kysely';
import { NEW_EVENT_ID, SOMEBODY_INTEGRATES, tellOf } from '../webhooks/tell.ts';

/**
 * The end of a statement whose `decided` has inserted into `sailing_event`, returning all of it: one event for each
 * sailing, not for each of its bookings. Guarded by `test/webhooks/webhooks.spec.ts`.
 */
export const tellOfDecided = () =>
  tellOf(sql`
    select ${NEW_EVENT_ID}, 'sailing.' || e.kind, s.id, e.id, e.at, jsonb_build_object(
      'sailingId', s.id, 'routeId', s.route_id, 'date', s.service_date,
      'departs', s.call_departures[1], 'arrives', s.call_arrivals[cardinality(s.call_arrivals)],
      'delayMinutes', e.minutes, 'reason', e.reason)
    from decided e join sailing s on s.id = e.sailing_id
    where ${SOMEBODY_INTEGRATES} order by e.id`);
