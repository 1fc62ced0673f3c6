import type { Reservation } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { sailsAtAll } from '../../shared/model/check-in.ts';
import { SaveCalendar } from './SaveCalendar.tsx';

/** What can be taken along: the calendar entry and the page on paper. */
export const CompletionActions = ({ reservation }: { reservation: Reservation }) => (
  <Inline gap={4}>
    {sailsAtAll(reservation) && (
      <SaveCalendar reservation={reservation}>カレンダーに追加する</SaveCalendar>
    )}
    <Button tone="secondary" onPress={() => window.print()}>
      印刷する
    </Button>
  </Inline>
);
