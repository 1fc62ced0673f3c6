import type { LegName, ReservationState } from '@ferry/api/customer-server';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A reservation at its event, with minutes of the service date instead of instants. */
export interface ToldReservation {
  reservationNumber: string;
  state: ReservationState;
  legs: {
    leg: LegName;
    sailingId: string;
    date: string;
    fromPortId: string;
    toPortId: string;
    departs: number;
    arrives: number;
    passengers: number;
    vehicles: number;
    standsBy: boolean;
  }[];
}

/** A sailing at its decision, in the same way. */
export interface ToldSailing {
  sailingId: string;
  routeId: string;
  date: string;
  departs: number;
  arrives: number;
  delayMinutes: number | null;
  reason: string;
}

/** An endpoint that its integrator tries. */
export interface ToldPing {
  endpointId: string;
}

/** `parked`: was tried as often as is tried, or its endpoint has stopped; only a replay sends it. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked';

/** Tables of webhooks; see migration 0138. */
export interface WebhookTables {
  /** The endpoints; removed ones stay until their events are gone. */
  webhook_endpoint: {
    id: string;
    url: string;
    /** It may be in a private network. */
    allows_private: boolean;
    created_at: Date;
    /** Since the first failure after which it has taken nothing. */
    failing_since: Date | null;
    /** Nothing is sent to it, and nothing more put by for it. */
    stopped_at: Date | null;
    removed_at: Date | null;
  };
  webhook_secret: {
    id: string;
    endpoint_id: string;
    /** `whsec_…`, encrypted. */
    sealed: string;
    created_at: Date;
    /** Another one has taken its place. */
    ends_at: Date | null;
  };
  webhook_event: {
    /** In the order of all; of one subject the order in which they happened. */
    position: GeneratedAlways<number>;
    /** The id of the event, by which a receiver knows it again. */
    id: string;
    type: string;
    /** Reservation or sailing that it is about: what is told in order. */
    subject: string;
    sequence: number;
    occurred_at: Date;
    data: JSONColumnType<ToldReservation | ToldSailing | ToldPing>;
  };
  webhook_delivery: {
    endpoint_id: string;
    event_position: number;
    subject: string;
    state: Generated<DeliveryState>;
    /** Since it waits. */
    attempts: Generated<number>;
    /** Goes up with each who takes it and each replay: what came before has nothing more to say. */
    lease: Generated<number>;
    /** Null where it does not wait. */
    next_attempt_at: Date | null;
    last_attempt_at: Date | null;
    /** `HTTP_204`, or why nothing came of it. */
    last_result: string | null;
  };
}
