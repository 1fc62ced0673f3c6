import { addDays, formatDateShort, jstDate } from '@ferry/format/date';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';

/**
 * The cancellation fees of this sailing as days of the calendar (operator rule "cancellation fee per
 * item"; days are those of Japan).
 */
export function CancellationFees({ departureDate }: { departureDate: string }) {
  const day = jstDate(departureDate);
  const before = (days: number) => formatDateShort(addDays(day, -days));
  return (
    <Stack gap={2}>
      <Text>取消は、お電話または乗船港の窓口で承ります。お一人につき次の手数料がかかります。</Text>
      <List>
        {`${before(7)}まで:200円`}
        {`${before(6)}から${before(2)}まで:運賃の10%(最低200円)`}
        {`${before(1)}から出港まで:運賃の30%(最低200円)`}
        出港後:運賃の100%
      </List>
      <Text>欠航などの場合、手数料はかかりません。</Text>
    </Stack>
  );
}
