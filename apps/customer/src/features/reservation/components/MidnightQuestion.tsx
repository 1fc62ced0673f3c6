import type { Sailing } from '@ferry/api/customer';
import { addDays, formatDate, formatDateTime, jstDate } from '@ferry/format/date';
import { formatServiceTime, serviceTimeAt, splitServiceTime } from '@ferry/format/service-time';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';

/** Departures from 0:00 to 3:59, for which customers come a day early or late. */
export const isAfterMidnight = ({ departureTime }: Sailing): boolean =>
  Number(splitServiceTime(departureTime).time.split(':')[0]) < 4;

export type MidnightQuestionProps = {
  sailing: Sailing;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks whether the night is the right one, with the evening before and the day in words. */
export function MidnightQuestion({ sailing, isOpen, onClose, onConfirm }: MidnightQuestionProps) {
  const day = jstDate(sailing.departureAt);
  const evening = addDays(day, -1);
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title="乗船する夜をご確認ください"
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            選び直す
          </Button>
          <Button tone="action" onPress={onConfirm}>
            この夜の便に決める
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text isBold isNumber>
          {formatDate(evening)}の深夜({formatDate(day)}になった直後の夜)に出港する便です。
        </Text>
        <Text isNumber>
          出港 {formatDateTime(sailing.departureAt)}(
          {formatServiceTime(serviceTimeAt(evening, sailing.departureAt), 'service')})
        </Text>
        <Text isNumber>
          徒歩の乗船手続きは{formatDateTime(sailing.checkInClosesAt)}に締め切ります。
          {formatDate(evening)}の夜に港へお越しください。
        </Text>
      </Stack>
    </Dialog>
  );
}
