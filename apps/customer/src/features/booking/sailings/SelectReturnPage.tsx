import {
  type Draft,
  type LegName,
  type SailingSearchResult,
  searchSailingsOptions,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { jstDate } from '@ferry/format/date';
import { Container } from '@ferry/ui/Container';
import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { cabinsOfDraft, isLocked } from '../shared/model/draft-trip.ts';
import type { Flow } from '../shared/model/flow.ts';
import { outboundSearch } from '../shared/model/return-conditions.ts';
import {
  asksHelp,
  type SearchConditions,
  sailingsQuery,
} from '../shared/model/search-conditions.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { ChoiceError } from './components/ChoiceError.tsx';
import { DayStrip } from './components/DayStrip.tsx';
import { LegNow } from './components/LegNow.tsx';
import { OpeningLinks } from './components/OpeningLinks.tsx';
import { ReturnConditions } from './components/ReturnConditions.tsx';
import { OutboundSummary, ReturnDiscountText } from './components/ReturnFacts.tsx';
import { SailingList, type SailingListProps } from './components/SailingList.tsx';
import { useToDay } from './components/use-to-day.tsx';
import { WaitlistLink } from './components/WaitlistLink.tsx';
import { bookedLeg } from './model/booked-leg.ts';
import { differencesQuery, toDifferences } from './model/differences.ts';
import { legChoice } from './model/leg-choice.ts';
import { FRESH_MS } from './model/load-day-strip.ts';
import { byLastSearch, toLeg } from './model/to-leg.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';
import { useMonthDifferences } from './model/use-month-differences.ts';

type SelectReturnPageProps = {
  flow: Flow;
  draft: Draft;
  /** The leg that is chosen, with the other one in sight. */
  leg?: LegName;
  conditions: SearchConditions;
};

const titles = { outbound: '往路の便と客室を選ぶ', return: '復路の便と客室を選ぶ' } as const;

/**
 * `/reservation/select-schedule-return`: the return leg, with the outbound leg in sight. In a flow
 * that has no page of conditions, the outbound leg as well.
 *
 * @param refusal why the server does not search with these conditions
 */
export function SelectReturnPage({
  refusal,
  leg = 'return',
  ...props
}: SelectReturnPageProps & { refusal: ApiError | undefined }) {
  const { flow, draft, conditions } = props;
  const isReturn = leg === 'return';
  const steps = stepsOfDraft(flow, draft, isReturn ? conditions.date : undefined);
  return (
    <Container isPage>
      <Page
        title={isReturn || draft.return ? titles[leg] : '便と客室を選ぶ'}
        isDense
        lead={<FlowSteps flow={flow} at={isReturn ? 'return' : 'sailings'} {...steps} />}
      >
        {isReturn ? <OutboundSummary {...props} /> : <LegNow {...{ flow, draft, conditions }} />}
        <ReturnConditions
          key={JSON.stringify(conditions)}
          {...{ flow, draft, leg, conditions, refusal }}
        />
        {!refusal && <LegChoice {...props} leg={leg} />}
      </Page>
    </Container>
  );
}

/** Asks for what the page shows of a change beside its sailings. Without an answer the totals lead on. */
export async function loadDifferences(
  client: QueryClient,
  draft: Draft,
  leg: LegName,
  conditions: SearchConditions,
): Promise<void> {
  if (!draft.change) return;
  const query = differencesQuery(draft, leg, conditions);
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}

type LegProps = Required<SelectReturnPageProps>;

/** The days and the sailings of the chosen one. */
function LegChoice({ flow, draft, leg, conditions }: LegProps) {
  const isReturn = leg === 'return';
  const query = sailingsQuery(conditions, isReturn ? draft.outbound.sailing.id : undefined);
  const { data } = useSuspenseQuery({ ...searchSailingsOptions({ query }), staleTime: FRESH_MS });
  const { data: differences } = useQuery({
    ...differencesQuery(draft, leg, conditions),
    enabled: draft.change !== null,
    select: toDifferences,
  });
  const ofMonths = useMonthDifferences(draft, leg, conditions);
  const navigate = useNavigate();
  const { choose, pending, error } = useChooseSailing(
    flow,
    draft.id,
    { asksHelp: asksHelp(conditions) },
    (chosen) =>
      navigate(
        isReturn ? flow.next.return(chosen, conditions) : flow.next.sailings(chosen, conditions),
      ),
  );
  return (
    <>
      <DayStrip
        conditions={conditions}
        earliest={earliestOf(draft, leg, data)}
        latest={latestOf(draft, leg)}
        outbound={isReturn ? { outboundSailingId: draft.outbound.sailing.id } : undefined}
        differences={differences}
        ofMonths={draft.change ? ofMonths : undefined}
        toDay={(date) => toDay({ flow, draft, leg, conditions }, date)}
      />
      {data.returnDiscount && (
        <ReturnDiscountText discount={data.returnDiscount} date={conditions.date} />
      )}
      {error && <ChoiceError error={error} />}
      <LegSailings
        {...{ flow, draft, leg, conditions, pending, differences }}
        result={data}
        onChoose={(trip) =>
          choose(
            isReturn || !trip.return ? { trip } : { trip, fallback: { ...trip, return: null } },
          )
        }
      />
    </>
  );
}

/** To what the leg is searched by: below the leg itself; by a ticket where both legs are. */
const ToConditions = (props: LegProps) => {
  const { flow, draft, leg, conditions } = props;
  if (draft.partnerTicket) {
    const search = { ...outboundSearch(draft), returnDate: conditions.date };
    return <Link {...flow.links.conditions(search)}>条件を変更する</Link>;
  }
  return (
    <Link {...toDay(props, conditions.date)} hash="return-conditions">
      {leg === 'return' ? '復路の条件を変更する' : '条件を変更する'}
    </Link>
  );
};

/** Today, or the day on which the outbound sailing arrives. */
const earliestOf = (
  { outbound }: Draft,
  leg: LegName,
  { serverTime }: Pick<SailingSearchResult, 'serverTime'>,
): string => jstDate(leg === 'return' ? outbound.sailing.arrivalAt : serverTime);

/** The last day of a ticket, which a return leg has to be on at the latest. */
const latestOf = ({ partnerTicket }: Draft, leg: LegName): string | undefined =>
  leg === 'return' ? partnerTicket?.validUntil : undefined;

/** To the search of the leg on another day, with the rest as it is. */
const toDay = ({ flow, draft, leg, conditions }: LegProps, date: string) =>
  byLastSearch(toLeg(flow, draft, leg, { ...conditions, date }), date);

type LegSailingsProps = LegProps &
  Pick<SailingListProps, 'result' | 'pending' | 'differences' | 'onChoose'>;

/** The sailings of a leg; choosing one keeps the other leg. */
function LegSailings(props: LegSailingsProps) {
  const { flow, draft, leg, conditions, result, pending, differences, onChoose } = props;
  const isReturn = leg === 'return';
  // As it was opened with: what is taken into the draft leaves the page as it is.
  const [opened] = useState(draft);
  const linkToDay = useToDay(
    (date) => toDay(props, date),
    earliestOf(draft, leg, result),
    latestOf(draft, leg),
  );
  return (
    <SailingList
      result={result}
      conditions={conditions}
      leg={leg}
      pending={pending}
      goOnText={flow.words.takeSailing}
      differences={differences}
      booked={bookedLeg(opened, leg, conditions)}
      tripOf={({ sailing }, cabins) => ({
        outbound: isReturn
          ? draft.outbound.choice
          : legChoice(sailing, conditions, cabins, draft.outbound.choice.meals),
        return: isReturn
          ? legChoice(
              sailing,
              conditions,
              cabins,
              (draft.return?.choice ?? draft.change?.booked.return)?.meals,
            )
          : (draft.return?.choice ?? null),
      })}
      {...(isReturn && {
        draft,
        outboundCabins: cabinsOfDraft(draft.outbound),
        changeOutbound: !isLocked(draft, 'outbound') && (
          <Link
            {...flow.links.selectSchedule({
              ...outboundSearch(draft),
              returnDate: conditions.date,
            })}
          >
            往路を選び直す
          </Link>
        ),
      })}
      toDay={linkToDay}
      toWaitlist={(offer, words) => <WaitlistLink {...{ offer, conditions }}>{words}</WaitlistLink>}
      toOpening={(offer) => <OpeningLinks {...{ offer, conditions }} now={result.serverTime} />}
      toConditions={<ToConditions {...props} />}
      onChoose={onChoose}
    />
  );
}
