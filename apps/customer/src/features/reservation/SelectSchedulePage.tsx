import { getDraftOptions, searchSailingsOptions, type TripChoice } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../copy/error-texts.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ConditionsSummary } from './components/ConditionsSummary.tsx';
import { DayLink, DayStrip } from './components/DayStrip.tsx';
import { NoSailings } from './components/NoSailings.tsx';
import { ReservationSteps } from './components/ReservationSteps.tsx';
import { SailingList } from './components/SailingList.tsx';
import { legChoice } from './model/leg-choice.ts';
import { returnSearch } from './model/return-conditions.ts';
import { type SearchConditions, sailingsQuery } from './model/search-conditions.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';

export type SelectSchedulePageProps = { conditions: SearchConditions; draftId: string | undefined };

/** `/reservation/select-schedule`: the day's sailings with availability and the price for this party. */
export function SelectSchedulePage({ conditions, draftId }: SelectSchedulePageProps) {
  const { data } = useSuspenseQuery(searchSailingsOptions({ query: sailingsQuery(conditions) }));
  const { data: draft } = useQuery({
    ...getDraftOptions({ path: { draftId: draftId ?? '' } }),
    enabled: Boolean(draftId),
  });
  const navigate = useNavigate();
  const { returnDate } = conditions;
  const choose = useChooseSailing(draftId, (chosen) =>
    returnDate
      ? navigate({
          to: '/reservation/select-schedule-return',
          search: returnSearch(chosen, conditions),
        })
      : navigate({ to: '/reservation/customer-input', search: { draft: chosen.id } }),
  );
  const { fromPort, toPort } = data;
  const onChoose = (trip: TripChoice) =>
    choose.mutate(trip.return ? { trip, fallback: { ...trip, return: null } } : { trip });

  return (
    <Container isPage>
      <Page
        title={returnDate ? '往路の便と客室を選ぶ' : '便と客室を選ぶ'}
        lead={<ReservationSteps current={1} />}
      >
        <ConditionsSummary from={fromPort.name} to={toPort.name} {...{ conditions, draftId }} />
        <DayStrip
          conditions={conditions}
          earliest={jstDate(data.serverTime)}
          renderDay={(date, attributes) => (
            <DayLink
              to="/reservation/select-schedule"
              search={{ ...conditions, date, draft: draftId }}
              resetScroll={false}
              {...attributes}
              isShown={date === conditions.date}
            />
          )}
        />
        {choose.error && (
          <Alert tone="error" announce="assertive" title="便を選べませんでした">
            {errorText(asApiError(choose.error))}
          </Alert>
        )}
        <SailingList
          result={data}
          conditions={conditions}
          leg="outbound"
          pending={choose.isPending ? choose.variables.trip : undefined}
          tripOf={({ sailing }, cabins) => {
            const last = draft?.outbound;
            const meals = last?.sailing.routeId === sailing.routeId ? last.choice.meals : [];
            return {
              outbound: legChoice(sailing, conditions, cabins, meals),
              return: (returnDate && draft?.return?.choice) || null,
            };
          }}
          toDay={(date, words) => (
            <ButtonLink
              to="/reservation/select-schedule"
              search={{ ...conditions, date, draft: draftId }}
              tone="secondary"
              size="small"
            >
              {words}
            </ButtonLink>
          )}
          toConditions={
            <ButtonLink
              to="/reservation"
              search={{ ...conditions, draft: draftId }}
              tone="secondary"
              size="small"
            >
              条件を変更する
            </ButtonLink>
          }
          empty={<NoSailings conditions={conditions} draftId={draftId} dates={data.nearbyDates} />}
          onChoose={onChoose}
        />
      </Page>
    </Container>
  );
}
