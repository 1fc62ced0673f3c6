import type { Reservation } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { saveCalendar } from '../model/save-calendar.ts';

type SaveCalendarProps = {
  reservation: Reservation;
  /** The booking before a part of it was cancelled. */
  before?: Reservation | undefined;
  children: string;
};

/** Saves the voyages as a file that the calendar takes: new ones, moved ones, and those that are over. */
export function SaveCalendar({ reservation, before, children }: SaveCalendarProps) {
  const client = useQueryClient();
  return (
    <Button tone="secondary" onPress={() => saveCalendar(client, reservation, before)}>
      {children}
    </Button>
  );
}
