import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Timeline } from '@ferry/ui/Timeline';
import { actorText, historyText } from '../model/reservation-texts.ts';

/** What has happened, the newest first. */
export const History = ({ reservation }: { reservation: Reservation }) => (
  <Timeline
    label="この予約の履歴"
    entries={[...reservation.history].reverse().map((entry) => ({
      at: entry.at,
      time: formatDateTime(entry.at),
      text: historyText(entry, reservation),
      detail: actorText(entry),
    }))}
  />
);
