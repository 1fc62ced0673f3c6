import type { Draft, Reservation } from '@ferry/api/customer';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { feeLadders, termText } from '../model/cancellation-text.ts';

/** What a cancellation costs from now on, and until when. */
export const CancellationTerms = ({
  cancellationTerms,
  serverTime,
}: Pick<Reservation | Draft, 'cancellationTerms' | 'serverTime'>) => (
  <Stack gap={2}>
    <Text>
      取消と変更は、お電話または乗船港の窓口で承ります。お支払いの後の取消には、次の手数料がかかります。燃料油価格変動調整金は全額お返しします。
    </Text>
    {feeLadders(cancellationTerms, serverTime).map(({ title, terms }) => (
      <Stack key={title} gap={1}>
        <Text isBold>{title}</Text>
        <List>{terms.map(termText)}</List>
      </Stack>
    ))}
    <Text>欠航などの場合、手数料はかかりません。</Text>
  </Stack>
);
