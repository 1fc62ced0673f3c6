import type { Draft, Reservation } from '@ferry/api/customer';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { termsLeft, termText } from '../model/cancellation-text.ts';

/** What a cancellation costs from now on, and until when. */
export const CancellationTerms = ({
  cancellationTerms,
  serverTime,
}: Pick<Reservation | Draft, 'cancellationTerms' | 'serverTime'>) => (
  <Stack gap={2}>
    <Text>
      取消と変更は、お電話または乗船港の窓口で承ります。取消には、お一人につき次の手数料がかかります。
    </Text>
    <List>{termsLeft(cancellationTerms, serverTime).map(termText)}</List>
    <Text>欠航などの場合、手数料はかかりません。</Text>
  </Stack>
);
