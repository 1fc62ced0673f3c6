import { PbfWriter } from 'pbf';

/** A sailing of a day, by the ids of the timetable's feed. */
export interface RealtimeTrip {
  tripId: string;
  routeId: string;
  directionId: 0 | 1;
  /** `YYYYMMDD` */
  startDate: string;
}

interface StopTime {
  delaySeconds: number;
  /** Seconds since 1970. */
  at: number;
}

interface StopUpdate {
  stopId: string;
  /** The `stop_sequence` of the timetable's feed. */
  sequence: number;
  arrival: StopTime | undefined;
  departure: StopTime | undefined;
}

export interface TripUpdate {
  trip: RealtimeTrip;
  isCancelled: boolean;
  /** All calls of what is late, none of what is cancelled. */
  stops: StopUpdate[];
}

/** The values of `transit_realtime.Alert.Effect` that are used here. */
const EFFECTS = { NO_SERVICE: 1, SIGNIFICANT_DELAYS: 3, OTHER_EFFECT: 7 };
export type Effect = keyof typeof EFFECTS;

export interface RealtimeAlert {
  /** The same as long as it is about the same route, day and kind. */
  id: string;
  /** Seconds since 1970; from now on without a beginning. */
  period: { from: number | undefined; until: number };
  /** The whole route, or the trips alone. */
  routeId?: string;
  trips: RealtimeTrip[];
  effect: Effect;
  header: string;
  text: string;
}

/** A message without the time at which it was written. */
export interface RealtimeMessage {
  updates: TripUpdate[];
  alerts: RealtimeAlert[];
}

/** The `ScheduleRelationship` of a cancelled trip (`transit_realtime.TripDescriptor`). */
const CANCELED = 3;
const FULL_DATASET = 0;

/** @param instant a moment, or RFC 3339 @returns seconds since 1970 */
export const unixSeconds = (instant: Date | string): number =>
  Math.floor(new Date(instant).getTime() / 1000);

/**
 * A `transit_realtime.FeedMessage` of version 2.0, field by field by the numbers of `gtfs-realtime.proto`
 * (https://gtfs.org/documentation/realtime/proto/).
 * @param at when it is true, seconds since 1970
 * @param statusUrl where the same is read by people
 */
export function writeMessage(
  { updates, alerts }: RealtimeMessage,
  at: number,
  statusUrl: string,
): Uint8Array {
  const feed = new PbfWriter();
  feed.writeMessage(1, writeHeader, at);
  for (const update of updates) feed.writeMessage(2, writeTripEntity, update);
  for (const alert of alerts) feed.writeMessage(2, writeAlertEntity, { ...alert, statusUrl });
  return feed.finish();
}

function writeHeader(at: number, header: PbfWriter): void {
  header.writeStringField(1, '2.0');
  header.writeVarintField(2, FULL_DATASET);
  header.writeVarintField(3, at);
}

function writeTripEntity(update: TripUpdate, entity: PbfWriter): void {
  entity.writeStringField(1, `trip.${update.trip.tripId}.${update.trip.startDate}`);
  entity.writeMessage(3, writeTripUpdate, update);
}

function writeTripUpdate({ trip, isCancelled, stops }: TripUpdate, update: PbfWriter): void {
  update.writeMessage(1, writeTrip, { ...trip, isCancelled });
  for (const stop of stops) update.writeMessage(2, writeStop, stop);
}

function writeTrip(trip: RealtimeTrip & { isCancelled?: boolean }, message: PbfWriter): void {
  message.writeStringField(1, trip.tripId);
  message.writeStringField(3, trip.startDate);
  if (trip.isCancelled) message.writeVarintField(4, CANCELED);
  message.writeStringField(5, trip.routeId);
  message.writeVarintField(6, trip.directionId);
}

function writeStop({ sequence, stopId, arrival, departure }: StopUpdate, stop: PbfWriter): void {
  stop.writeVarintField(1, sequence);
  if (arrival) stop.writeMessage(2, writeStopTime, arrival);
  if (departure) stop.writeMessage(3, writeStopTime, departure);
  stop.writeStringField(4, stopId);
}

function writeStopTime({ delaySeconds, at }: StopTime, time: PbfWriter): void {
  time.writeVarintField(1, delaySeconds);
  time.writeVarintField(2, at);
}

type SaidAlert = RealtimeAlert & { statusUrl: string };

function writeAlertEntity(said: SaidAlert, entity: PbfWriter): void {
  entity.writeStringField(1, said.id);
  entity.writeMessage(5, writeAlert, said);
}

function writeAlert(said: SaidAlert, alert: PbfWriter): void {
  alert.writeMessage(1, writePeriod, said.period);
  if (said.routeId) alert.writeMessage(5, writeRoute, said.routeId);
  for (const trip of said.trips) alert.writeMessage(5, writeInformedTrip, trip);
  alert.writeVarintField(7, EFFECTS[said.effect]);
  alert.writeMessage(8, writeText, said.statusUrl);
  alert.writeMessage(10, writeText, said.header);
  alert.writeMessage(11, writeText, said.text);
}

function writePeriod({ from, until }: RealtimeAlert['period'], period: PbfWriter): void {
  if (from !== undefined) period.writeVarintField(1, from);
  period.writeVarintField(2, until);
}

const writeRoute = (routeId: string, selector: PbfWriter) => selector.writeStringField(2, routeId);

const writeInformedTrip = (trip: RealtimeTrip, selector: PbfWriter) =>
  selector.writeMessage(4, writeTrip, trip);

/** A text in Japanese: `TranslatedString` with its one `Translation`. */
const writeText = (text: string, string: PbfWriter) => string.writeMessage(1, writeJapanese, text);

function writeJapanese(text: string, translation: PbfWriter): void {
  translation.writeStringField(1, text);
  translation.writeStringField(2, 'ja');
}
