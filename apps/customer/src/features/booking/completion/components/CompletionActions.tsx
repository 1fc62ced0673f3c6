import type { Reservation } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { sailsAtAll } from '../../shared/model/check-in.ts';
import { saveCalendar } from '../model/save-calendar.ts';

/** What can be taken along: the calendar entry and the page on paper. */
export const CompletionActions = ({ reservation }: { reservation: Reservation }) => (
  <Inline gap={4}>
    {sailsAtAll(reservation) && (
      <Button tone="secondary" onPress={() => saveCalendar(reservation)}>
        カレンダーに追加する
      </Button>
    )}
    <Button tone="secondary" onPress={() => window.print()}>
      印刷する
    </Button>
  </Inline>
);
