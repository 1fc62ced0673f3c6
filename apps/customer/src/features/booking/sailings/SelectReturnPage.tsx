import { type Draft, searchSailingsOptions } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { jstDate } from '@ferry/format/date';
import { Container } from '@ferry/ui/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import type { Flow } from '../shared/model/flow.ts';
import { outboundSearch, returnSearch } from '../shared/model/return-conditions.ts';
import { type SearchConditions, sailingsQuery } from '../shared/model/search-conditions.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { ChoiceError } from './components/ChoiceError.tsx';
import { DayLink } from './components/DayLink.tsx';
import { DayStrip } from './components/DayStrip.tsx';
import { ReturnConditions } from './components/ReturnConditions.tsx';
import { OutboundSummary, ReturnDiscountText } from './components/ReturnFacts.tsx';
import { SailingList, type SailingListProps } from './components/SailingList.tsx';
import { legChoice } from './model/leg-choice.ts';
import { FRESH_MS } from './model/load-day-strip.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';

export type SelectReturnPageProps = { flow: Flow; draft: Draft; conditions: SearchConditions };

/**
 * `/reservation/select-schedule-return`: the return leg, with the outbound leg in sight.
 *
 * @param refusal why the server does not search with these conditions
 */
export function SelectReturnPage({
  refusal,
  ...props
}: SelectReturnPageProps & { refusal: ApiError | undefined }) {
  const { flow, draft, conditions } = props;
  return (
    <Container isPage>
      <Page
        title="復路の便と客室を選ぶ"
        hasErrors={refusal !== undefined}
        isDense
        lead={<FlowSteps flow={flow} at="return" {...stepsOfDraft(flow, draft, conditions.date)} />}
      >
        <OutboundSummary {...props} />
        <ReturnConditions
          key={JSON.stringify(conditions)}
          {...{ flow, draft, conditions, refusal }}
        />
        {!refusal && <ReturnChoice {...props} />}
      </Page>
    </Container>
  );
}

/** The days and the sailings of the chosen one. */
function ReturnChoice({ flow, draft, conditions }: SelectReturnPageProps) {
  const query = sailingsQuery(conditions, draft.outbound.sailing.id);
  const { data } = useSuspenseQuery({ ...searchSailingsOptions({ query }), staleTime: FRESH_MS });
  const navigate = useNavigate();
  const { choose, pending, error } = useChooseSailing(flow, draft.id, ({ id }) =>
    navigate(flow.links.customerInput(id)),
  );
  return (
    <>
      <DayStrip
        conditions={conditions}
        earliest={jstDate(draft.outbound.sailing.arrivalAt)}
        isReturn
        toDay={(date) => toDay({ flow, draft, conditions }, date)}
      />
      {data.returnDiscount && (
        <ReturnDiscountText discount={data.returnDiscount} date={conditions.date} />
      )}
      {error && <ChoiceError error={error} />}
      <ReturnSailings
        {...{ flow, draft, conditions, pending }}
        result={data}
        onChoose={(trip) => choose({ trip })}
      />
    </>
  );
}

/** To the search of the return leg on another day, with the rest as it is. */
const toDay = ({ flow, draft, conditions }: SelectReturnPageProps, date: string) =>
  flow.links.selectReturn(returnSearch(draft, { ...conditions, returnDate: date }));

type ReturnSailingsProps = SelectReturnPageProps &
  Pick<SailingListProps, 'result' | 'pending' | 'onChoose'>;

/** The sailings back; choosing one keeps the outbound leg. */
function ReturnSailings(props: ReturnSailingsProps) {
  const { flow, draft, conditions, result, pending, onChoose } = props;
  return (
    <SailingList
      result={result}
      conditions={conditions}
      leg="return"
      pending={pending}
      tripOf={({ sailing }, cabins) => ({
        outbound: draft.outbound.choice,
        return: legChoice(sailing, conditions, cabins, draft.return?.choice.meals),
      })}
      draft={draft}
      outboundCabins={draft.outbound.cabins.map(({ cabinType }) => cabinType.name)}
      changeOutbound={
        <Link
          {...flow.links.selectSchedule({ ...outboundSearch(draft), returnDate: conditions.date })}
        >
          往路を選び直す
        </Link>
      }
      toDay={(date, words, look) => <DayLink {...{ words, look }} to={toDay(props, date)} />}
      toConditions={
        <Link {...toDay(props, conditions.date)} hash="return-conditions">
          復路の条件を変更する
        </Link>
      }
      onChoose={onChoose}
    />
  );
}
