import type { FareQuote } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';

/** Which discounts are in the total, what they save, and what has to be shown for them on board. */
export function AppliedDiscounts({ quote }: { quote: FareQuote }) {
  const applied = quote.comparisons.filter(({ isApplied }) => isApplied);
  if (applied.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="dense" isBold isNumber>
        割引を適用しました(割引前より{formatYen(quote.undiscountedYen - quote.totalYen)}お得)
      </Text>
      <List>
        {applied.map(({ discountId, name, document }) => (
          <Text key={discountId} as="span" size="dense">
            {name}
            {document &&
              `:乗船当日に${document}をご提示ください。提示がない場合は差額をいただきます。`}
          </Text>
        ))}
      </List>
    </Stack>
  );
}
