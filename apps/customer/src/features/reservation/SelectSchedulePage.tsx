import { searchSailingsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { errorText } from '../../copy/error-texts.ts';
import { Page } from '../../page/Page.tsx';
import { ConditionsSummary } from './components/ConditionsSummary.tsx';
import { DayStrip } from './components/DayStrip.tsx';
import { NoSailings } from './components/NoSailings.tsx';
import { ReservationSteps } from './components/ReservationSteps.tsx';
import { SailingItem } from './components/SailingItem.tsx';
import type { SearchConditions } from './model/search-conditions.ts';
import { useChooseSailing } from './model/use-choose-sailing.ts';

export type SelectSchedulePageProps = { conditions: SearchConditions; draftId: string | undefined };

/** `/reservation/select-schedule`: the day's sailings with availability and the price for this party. */
export function SelectSchedulePage({ conditions, draftId }: SelectSchedulePageProps) {
  const { data } = useSuspenseQuery(searchSailingsOptions({ query: conditions }));
  const choose = useChooseSailing(draftId);
  const { sailingOffers, fromPort, toPort } = data;

  return (
    <Container isPage>
      <Page title="便と客室を選ぶ" lead={<ReservationSteps current={1} />}>
        <ConditionsSummary from={fromPort.name} to={toPort.name} {...{ conditions, draftId }} />
        <DayStrip conditions={conditions} draftId={draftId} serverTime={data.serverTime} />
        {choose.error && (
          <Alert tone="error" announce="assertive">
            {errorText(asApiError(choose.error))}
          </Alert>
        )}
        <Stack gap={5}>
          <Heading level={2}>
            {fromPort.name}発 {toPort.name}行きの便
          </Heading>
          <div role="status">
            <Text>
              {sailingOffers.length > 0
                ? `${sailingOffers.length}便が見つかりました。`
                : 'この日は運航がありません。'}
            </Text>
          </div>
          {sailingOffers.length === 0 && (
            <NoSailings conditions={conditions} draftId={draftId} dates={data.nearbyDates} />
          )}
          {sailingOffers.map((offer) => (
            <SailingItem
              key={offer.sailing.id}
              offer={offer}
              conditions={conditions}
              pendingCabinTypeId={
                choose.isPending && choose.variables.outbound.sailingId === offer.sailing.id
                  ? choose.variables.outbound.cabins[0]?.cabinTypeId
                  : undefined
              }
              onChoose={(body) => choose.mutate(body)}
            />
          ))}
        </Stack>
      </Page>
    </Container>
  );
}
