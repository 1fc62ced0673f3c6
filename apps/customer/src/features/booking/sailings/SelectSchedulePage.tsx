import {
  type Draft,
  getDraftOptions,
  searchSailingsOptions,
  type TripChoice,
} from '@ferry/api/customer';
import { jstDate } from '@ferry/format/date';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { routeFace } from '../../../copy/route-faces.ts';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import type { Flow } from '../shared/model/flow.ts';
import {
  asksHelp,
  type SearchConditions,
  sailingsQuery,
} from '../shared/model/search-conditions.ts';
import { ChoiceError } from './components/ChoiceError.tsx';
import { ConditionsSummary } from './components/ConditionsSummary.tsx';
import { DayStrip } from './components/DayStrip.tsx';
import { OpeningLinks } from './components/OpeningLinks.tsx';
import { SailingList, type SailingListProps } from './components/SailingList.tsx';
import { useToDay } from './components/use-to-day.tsx';
import { WaitlistLink } from './components/WaitlistLink.tsx';
import { legChoice } from './model/leg-choice.ts';
import { FRESH_MS } from './model/load-day-strip.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';

type SelectSchedulePageProps = {
  flow: Flow;
  conditions: SearchConditions;
  draftId: string | undefined;
  /** What holds for all days, where a partner ticket says so. */
  note?: string;
  /** The grade that a partner ticket contains. */
  ticketGrade?: string;
};

/** `/reservation/select-schedule`: the day's sailings with availability and the price for this party. */
export function SelectSchedulePage(props: SelectSchedulePageProps) {
  const { flow, conditions, draftId, note, ticketGrade } = props;
  const query = sailingsQuery(conditions);
  const { data } = useSuspenseQuery({ ...searchSailingsOptions({ query }), staleTime: FRESH_MS });
  const { data: draft } = useQuery({
    ...getDraftOptions({ path: { draftId: draftId ?? '' } }),
    enabled: Boolean(draftId),
  });
  const navigate = useNavigate();
  const { returnDate } = conditions;
  const { choose, pending, error } = useChooseSailing(
    flow,
    draftId,
    { asksHelp: asksHelp(conditions) },
    (chosen) => navigate(flow.next.sailings(chosen, conditions)),
  );
  const { fromPort, toPort } = data;
  const [first] = data.sailingOffers;
  const onChoose = (trip: TripChoice) =>
    choose(trip.return ? { trip, fallback: { ...trip, return: null } } : { trip });

  return (
    <Container isPage>
      <Page
        title={returnDate ? '往路の便と客室を選ぶ' : '便と客室を選ぶ'}
        lead={<FlowSteps flow={flow} at="sailings" hasReturn={Boolean(returnDate)} />}
        isDense
        beside={
          <ConditionsSummary
            from={fromPort}
            to={toPort}
            face={routeFace(first?.sailing.routeId ?? '', first?.sailing.routeName ?? '')}
            conditions={conditions}
            change={flow.links.conditions({ ...conditions, draft: draftId })}
          />
        }
      >
        <DayStrip
          conditions={conditions}
          earliest={jstDate(data.serverTime)}
          toDay={(date) => toDay({ flow, conditions, draftId }, date)}
        />
        {note && <Text size="dense">{note}</Text>}
        {error && <ChoiceError error={error} />}
        <OutboundSailings
          {...{ flow, conditions, draftId, ticketGrade, draft, onChoose, pending }}
          result={data}
        />
      </Page>
    </Container>
  );
}

/** To the same search on another day. */
const toDay = ({ flow, conditions, draftId }: SelectSchedulePageProps, date: string) =>
  flow.links.selectSchedule({ ...conditions, date, draft: draftId });

type OutboundSailingsProps = SelectSchedulePageProps &
  Pick<SailingListProps, 'result' | 'pending' | 'onChoose'> & {
    /** What was chosen before: its meals and its return leg are kept where they fit. */
    draft: Draft | undefined;
  };

/** The sailings of the outbound leg. */
function OutboundSailings(props: OutboundSailingsProps) {
  const { flow, conditions, draftId, ticketGrade, draft, result, pending, onChoose } = props;
  const linkToDay = useToDay((date) => toDay(props, date), jstDate(result.serverTime));
  return (
    <SailingList
      result={result}
      conditions={conditions}
      leg="outbound"
      ticketGrade={ticketGrade}
      pending={pending}
      tripOf={({ sailing }, cabins) => {
        const last = draft?.outbound;
        const meals = last?.sailing.routeId === sailing.routeId ? last.choice.meals : [];
        return {
          outbound: legChoice(sailing, conditions, cabins, meals),
          return: (conditions.returnDate && draft?.return?.choice) || null,
        };
      }}
      toDay={linkToDay}
      toWaitlist={(offer, words) => <WaitlistLink {...{ offer, conditions }}>{words}</WaitlistLink>}
      toOpening={(offer) => <OpeningLinks {...{ offer, conditions }} now={result.serverTime} />}
      toConditions={
        <Link {...flow.links.conditions({ ...conditions, draft: draftId })}>条件を変更する</Link>
      }
      onChoose={onChoose}
    />
  );
}
