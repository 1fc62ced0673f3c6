import type { Draft, ReturnDiscount } from '@ferry/api/customer';
import { travellersOf } from '@ferry/format/check-in';
import { formatDate, formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Inline } from '@ferry/ui/Inline';
import { Money } from '@ferry/ui/Money';
import { Text } from '@ferry/ui/Text';
import { Link } from '../../../../page/links.tsx';
import { LegText } from '../../shared/components/LegText.tsx';
import { Part } from '../../shared/components/Part.tsx';
import type { Flow } from '../../shared/model/flow.ts';
import { outboundSearch } from '../../shared/model/return-conditions.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

export type OutboundSummaryProps = { flow: Flow; draft: Draft; conditions: SearchConditions };

/** The outbound leg as it was chosen, with the ways to change it and to go without a return leg. */
export const OutboundSummary = ({ flow: { links }, draft, conditions }: OutboundSummaryProps) => (
  <Part id="outbound" title="選んだ往路">
    <LegText
      leg={draft.outbound}
      passengers={travellersOf(draft.customers.passengers, 'outbound')}
    />
    <Text isBold>
      往路の合計(税込) <Money amount={draft.quote.outbound.totalYen} />
    </Text>
    <Inline gap={4}>
      <Link
        {...links.selectSchedule({
          ...outboundSearch(draft),
          returnDate: conditions.date,
        })}
      >
        往路を選び直す
      </Link>
      {draft.return && (
        <Link {...links.customerInput(draft.id)}>
          {formatDateShort(draft.return.sailing.date)}の復路のまま進む
        </Link>
      )}
      {!draft.return && (
        <Link {...links.customerInput(draft.id)}>復路はあとで予約する(片道で進む)</Link>
      )}
    </Inline>
  </Part>
);

/** Until when the return leg is cheaper. */
export const ReturnDiscountText = ({
  discount: { until, percent },
  date,
}: {
  discount: ReturnDiscount;
  date: string;
}) =>
  date <= until ? (
    <Alert tone="info">
      {formatDate(until)}までの便で、復路の運賃が{percent}%引きになります(表示の合計に含みます)。
    </Alert>
  ) : (
    <Alert tone="warning">
      往復割引は{formatDate(until)}までの復路に適用されます。この日の便には適用されません。
    </Alert>
  );
