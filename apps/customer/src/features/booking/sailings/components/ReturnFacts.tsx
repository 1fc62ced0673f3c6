import type { ChangePart, Draft, ReturnDiscount } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { travellersOf } from '@ferry/format/check-in';
import { formatDate, formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { PinnedLeg } from '@ferry/ui/PinnedLeg';
import { routeFace } from '../../../../copy/route-faces.ts';
import { Link } from '../../../../page/links.tsx';
import { cabinsOfDraft, isLocked } from '../../shared/model/draft-trip.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { outboundSearch } from '../../shared/model/return-conditions.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';

type OutboundSummaryProps = { flow: Flow; draft: Draft; conditions: SearchConditions };

/**
 * The outbound leg as it was chosen, with the ways to change it and, where none is needed, to go without a return
 * leg.
 */
export function OutboundSummary({ flow, draft, conditions }: OutboundSummaryProps) {
  const { links } = flow;
  const { sailing, choice } = draft.outbound;
  const passengers = travellersOf(draft.customers.passengers, 'outbound');
  return (
    <PinnedLeg
      title="選んだ往路"
      {...routeFace(sailing.routeId, sailing.routeName)}
      voyage={voyageOf(sailing, { vehicles: choice.vehicles, passengers })}
      price={draft.quote.outbound.totalYen}
      text={`${cabinsText(cabinsOfDraft(draft.outbound))}・往路の合計(税込)`}
      actions={
        <>
          {!isLocked(draft, 'outbound') && (
            <Link
              {...links.selectSchedule({
                ...outboundSearch(draft),
                returnDate: conditions.date,
              })}
            >
              往路を選び直す
            </Link>
          )}
          {isWorthKeeping(draft) && (
            <Link {...flow.next.return(draft, conditions)}>
              {draft.return
                ? `${formatDateShort(draft.return.sailing.date)}の復路のまま進む`
                : '復路はあとで予約する'}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Parts for which the return leg itself is another one: to go on with it as it is would change nothing. */
const OF_LEG: readonly ChangePart[] = ['returnSailing', 'cabins'];

/** Whether the return leg can stay as it is, or away. */
const isWorthKeeping = ({ problems, return: returnLeg, change }: Draft): boolean =>
  !problems.return &&
  returnLeg?.availability !== 'cancelled' &&
  (!change ||
    change.changedParts.length > 0 ||
    change.parts.some((part) => !OF_LEG.includes(part)));

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
      {formatDateShort(until)}までの便で、復路の運賃が{percent}%引きになります(表示に含む)。
    </Alert>
  ) : (
    <Alert tone="warning">
      往復割引は{formatDate(until)}までの復路に適用されます。この日の便には適用されません。
    </Alert>
  );
