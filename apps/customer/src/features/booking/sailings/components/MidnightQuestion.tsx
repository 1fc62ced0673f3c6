import type { Sailing } from '@ferry/api/customer';
import { type BoardingParty, boardingText, checkInCutOff, termFor } from '@ferry/format/check-in';
import { addDays, formatDate, jstDate } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import { isOffered } from '../../../../page/offered.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';

type MidnightQuestionProps = {
  sailing: Sailing;
  /** Who will travel: what they have to be in time for. */
  party: BoardingParty;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks whether the night is the right one, with the evening before and the day in words. */
export function MidnightQuestion(props: MidnightQuestionProps) {
  const { sailing, party, onClose, onConfirm } = props;
  const day = jstDate(sailing.departureAt);
  const evening = addDays(day, -1);
  return (
    <Dialog
      role="alertdialog"
      isOpen
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
      <Stack gap={4}>
        <VoyageLine {...voyageOf(sailing, party)} form="large" />
        <Text isBold isNumber>
          {formatDate(evening)}の深夜({formatDate(day)}になった直後の夜)に出港する便です。
        </Text>
        <Text isNumber>出港 {formatSailingTime(sailing.departureAt)}</Text>
        <Text isNumber>
          {termFor('乗船手続き', boardingText(party, isOffered('vehicles')))}は
          {formatSailingTime(checkInCutOff(sailing, party))}に締め切ります。{formatDate(evening)}
          の夜に港へお越しください。
        </Text>
      </Stack>
    </Dialog>
  );
}
