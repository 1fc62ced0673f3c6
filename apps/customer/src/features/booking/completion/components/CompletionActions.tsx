import type { Reservation } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { sailsAtAll } from '../../shared/model/check-in.ts';
import { calendarFile } from '../model/calendar-file.ts';

/** What can be taken along: the calendar entry and the page on paper. */
export function CompletionActions({ reservation }: { reservation: Reservation }) {
  const save = () => {
    const file = calendarFile(reservation, window.location.origin);
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `ferry-${reservation.reservationNumber}.ics`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Inline gap={4}>
      {sailsAtAll(reservation) && (
        <Button tone="secondary" onPress={save}>
          カレンダーに追加する
        </Button>
      )}
      <Button tone="secondary" onPress={() => window.print()}>
        印刷する
      </Button>
    </Inline>
  );
}
