import { type Draft, searchSailingsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatDate, jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Inline } from '@ferry/ui/Inline';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../copy/error-texts.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { DayLink, DayStrip } from './components/DayStrip.tsx';
import { ReservationSteps } from './components/ReservationSteps.tsx';
import { ReturnConditions } from './components/ReturnConditions.tsx';
import { OutboundSummary, ReturnDiscountText } from './components/ReturnFacts.tsx';
import { SailingList } from './components/SailingList.tsx';
import { legChoice } from './model/leg-choice.ts';
import { returnSearch } from './model/return-conditions.ts';
import { type SearchConditions, sailingsQuery } from './model/search-conditions.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';

export type SelectReturnPageProps = { draft: Draft; conditions: SearchConditions };

/** `/reservation/select-schedule-return`: the way back, with the way out in sight. */
export function SelectReturnPage({ draft, conditions }: SelectReturnPageProps) {
  const { outbound } = draft;
  const query = sailingsQuery(conditions, outbound.sailing.id);
  const { data } = useSuspenseQuery(searchSailingsOptions({ query }));
  const navigate = useNavigate();
  const choose = useChooseSailing(draft.id, ({ id }) =>
    navigate({ to: '/reservation/customer-input', search: { draft: id } }),
  );
  const searchOn = (date: string) => returnSearch(draft, { ...conditions, returnDate: date });

  return (
    <Container isPage>
      <Page title="復路の便と客室を選ぶ" lead={<ReservationSteps current={1} />}>
        <OutboundSummary draft={draft} conditions={conditions} />
        <ReturnConditions key={JSON.stringify(conditions)} {...{ draft, conditions }} />
        <DayStrip
          conditions={conditions}
          earliest={jstDate(outbound.sailing.arrivalAt)}
          renderDay={(date, attributes) => (
            <DayLink
              to="/reservation/select-schedule-return"
              search={searchOn(date)}
              resetScroll={false}
              {...attributes}
              isShown={date === conditions.date}
            />
          )}
        />
        {data.returnDiscount && (
          <ReturnDiscountText discount={data.returnDiscount} date={conditions.date} />
        )}
        {choose.error && (
          <Alert tone="error" announce="assertive" title="便を選べませんでした">
            {errorText(asApiError(choose.error))}
          </Alert>
        )}
        <SailingList
          result={data}
          conditions={conditions}
          leg="return"
          pending={choose.isPending ? choose.variables.trip : undefined}
          tripOf={({ sailing }, cabins) => ({
            outbound: outbound.choice,
            return: legChoice(sailing, conditions, cabins, draft.return?.choice.meals),
          })}
          toDay={(date, words) => (
            <ButtonLink
              to="/reservation/select-schedule-return"
              search={searchOn(date)}
              tone="secondary"
              size="small"
            >
              {words}
            </ButtonLink>
          )}
          toConditions={
            <ButtonLink
              to="/reservation/select-schedule-return"
              search={searchOn(conditions.date)}
              hash="return-conditions"
              tone="secondary"
              size="small"
            >
              復路の人数・車両を変更する
            </ButtonLink>
          }
          empty={
            <EmptyState
              title="この日は運航がありません"
              action={
                <Inline>
                  {data.nearbyDates.map((date) => (
                    <ButtonLink
                      key={date}
                      to="/reservation/select-schedule-return"
                      search={searchOn(date)}
                      tone="secondary"
                    >
                      {formatDate(date)}
                    </ButtonLink>
                  ))}
                </Inline>
              }
            >
              {data.nearbyDates.length > 0
                ? '近い運航日をお選びください。'
                : '別の日付で検索してください。'}
            </EmptyState>
          }
          onChoose={(trip) => choose.mutate({ trip })}
        />
      </Page>
    </Container>
  );
}
