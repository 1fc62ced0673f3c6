import { listPortsOptions, type Reservation } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { saveFile } from '../../../../page/save-file.ts';
import { calendarFile } from './calendar-file.ts';

/** Gives the browser a calendar file to save: one event a leg, with the ports' addresses where known. */
export function saveCalendar(
  client: QueryClient,
  reservation: Reservation,
  before?: Reservation,
): void {
  // The press does not wait for unknown addresses: some browsers save within the press only.
  const ports = client.getQueryData(listPortsOptions().queryKey)?.ports;
  const file = calendarFile(reservation, window.location.origin, ports, before);
  saveFile(
    new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    `ferry-${reservation.reservationNumber}.ics`,
  );
}
