import type { Reservation } from '@ferry/api/customer';
import { calendarFile } from './calendar-file.ts';

/** Gives the browser a calendar file to save: one event a leg. */
export function saveCalendar(reservation: Reservation): void {
  const file = calendarFile(reservation, window.location.origin);
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `ferry-${reservation.reservationNumber}.ics`;
  link.click();
  URL.revokeObjectURL(url);
}
