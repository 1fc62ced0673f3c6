import { groupsOfFour } from '@ferry/format/reservation-number';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';

/** Tells a link from the same one of another reservation, for the ear alone; no translation changes the number. */
export const WhichReservation = ({ number }: { number: string }) => (
  <VisuallyHidden>
    (予約番号 <span translate="no">{groupsOfFour(number)}</span>)
  </VisuallyHidden>
);
