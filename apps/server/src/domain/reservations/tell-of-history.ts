import { sql } from 'kysely';
import { STANDS_BY } from '../service/standing-by.ts';
import { NEW_EVENT_ID, SOMEBODY_INTEGRATES, tellOf } from '../webhooks/tell.ts';

/** The webhook event of each event of the history that takes or leaves places, or ends a wait for money. */
const TYPES = sql`(values ('confirmed', 'reservation.confirmed'), ('paid', 'reservation.paid'),
  ('changed', 'reservation.changed'), ('partlyCancelled', 'reservation.changed'),
  ('standBy', 'reservation.changed'), ('standByTaken', 'reservation.changed'),
  ('cancelled', 'reservation.cancelled'), ('expired', 'reservation.expired'))`;

/**
 * The end of a statement whose `entry` has inserted into `reservation_history`, returning all of it: writes events of what was
 * booked, as it is now. A hold is nobody's business. Guarded by `test/webhooks/webhooks.spec.ts`.
 */
export const tellOfEntry = () =>
  tellOf(sql`
    select ${NEW_EVENT_ID}, t.type, r.id, e.position, e.at, jsonb_build_object(
      'reservationNumber', r.reservation_number, 'state', r.state, 'legs', (
        select coalesce(jsonb_agg(jsonb_build_object('leg', l.leg, 'sailingId', s.id,
          'date', s.service_date, 'fromPortId', l.from_port_id, 'toPortId', l.to_port_id,
          'departs', s.call_departures[l.from_call + 1], 'arrives', s.call_arrivals[l.to_call + 1],
          'passengers', (select count(*) from jsonb_array_elements(r.passengers) p
            where p ->> (l.leg || 'Cabin') is not null),
          'vehicles', jsonb_array_length(l.content -> 'vehicles'), 'standsBy', ${STANDS_BY})
          order by l.leg), '[]')
        from reservation_leg l join sailing s on s.id = l.sailing_id where l.reservation_id = r.id))
    from entry e join ${TYPES} as t(event, type) on t.event = e.event
      join reservation r on r.id = e.reservation_id
    where ${SOMEBODY_INTEGRATES} and (e.event = 'confirmed' or exists (select from reservation_history h
      where h.reservation_id = e.reservation_id and h.event = 'confirmed'))`);
