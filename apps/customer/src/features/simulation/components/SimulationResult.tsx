import { listRoutesOptions, type SailingOffer } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatDateShort } from '@ferry/format/date';
import { formatServiceTime } from '@ferry/format/service-time';
import { Alert } from '@ferry/ui/Alert';
import { PinnedLeg } from '@ferry/ui/PinnedLeg';
import { Select } from '@ferry/ui/Select';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { routeFace } from '../../../copy/route-faces.ts';
import { ConditionsSummary } from '../../booking/sailings/components/ConditionsSummary.tsx';
import { searchedPartyOf } from '../../booking/shared/model/check-in.ts';
import type { Flow } from '../../booking/shared/model/flow.ts';
import type { SearchConditions } from '../../booking/shared/model/search-conditions.ts';
import { voyageOf } from '../../booking/shared/model/voyage-of.ts';
import {
  discountRequests,
  readDiscounts,
  requestableDiscounts,
} from '../model/requestable-discounts.ts';
import { chosenSailing, type SimulationSearch, simulationRows } from '../model/simulation.ts';
import { outboundQuery, returnQuery } from '../model/simulation-queries.ts';
import { CONDITIONS_ID, useSimulation } from '../model/use-simulation.ts';
import { SimulationFares, type SimulationFaresProps } from './SimulationFares.tsx';

type SimulationResultProps = {
  flow: Flow;
  conditions: SearchConditions;
  search: SimulationSearch;
};

/** The conditions, the sailings of the days as lines, and what each cabin type costs on them. */
export function SimulationResult({ flow, conditions, search }: SimulationResultProps) {
  const { data: timetable } = useQuery(listRoutesOptions());
  const { outboundSearch, outbound, returnSearch, returning, isReturn } = useSailings(
    conditions,
    search,
  );
  const failure = outboundSearch.error ?? returnSearch.error;
  if (failure) {
    return (
      <Alert tone="error" announce="assertive" title="運賃を計算できませんでした">
        {errorText(asApiError(failure))}
      </Alert>
    );
  }
  if (!outboundSearch.data || !timetable || (isReturn && outbound && !returnSearch.data)) {
    return <Spinner label="運賃を計算しています" />;
  }
  if (!outbound || (isReturn && !returning)) {
    return (
      <Alert tone="warning" announce="polite">
        {outbound ? '復路' : '往路'}の日は運航がありません。別の日付で計算してください。
      </Alert>
    );
  }
  const route = timetable.routes.find(({ id }) => id === outbound.sailing.routeId);
  const { fromPort, toPort } = outboundSearch.data;
  return (
    <Stack gap={5}>
      <ConditionsSummary
        from={fromPort}
        to={toPort}
        face={routeFace(outbound.sailing.routeId, outbound.sailing.routeName)}
        conditions={conditions}
        change={{ to: '/simulation', search, hash: CONDITIONS_ID }}
      />
      <Sailings
        {...{ search, conditions }}
        outbound={[outboundSearch.data.sailingOffers, outbound]}
        returning={
          returning && returnSearch.data ? [returnSearch.data.sailingOffers, returning] : undefined
        }
      />
      <Fares
        {...{ flow, conditions, search, outbound, returning, isReturn }}
        discounts={requestableDiscounts(route?.discounts ?? [])}
      />
    </Stack>
  );
}

/**
 * What runs on the days, and of it the sailings chosen; those of the return leg depend on the
 * outbound one.
 */
function useSailings(conditions: SearchConditions, search: SimulationSearch) {
  const outboundSearch = useQuery(outboundQuery(conditions));
  const outbound = outboundSearch.data && chosenSailing(outboundSearch.data, search.sailing);
  const isReturn = Boolean(conditions.returnDate);
  const returnSearch = useQuery({
    ...returnQuery(conditions, outbound?.sailing.id),
    enabled: isReturn && outbound !== undefined,
  });
  const returning =
    returnSearch.data && isReturn
      ? chosenSailing(returnSearch.data, search.returnSailing)
      : undefined;
  return { outboundSearch, outbound, returnSearch, returning, isReturn };
}

type FaresProps = SimulationResultProps & {
  outbound: SailingOffer;
  returning: SailingOffer | undefined;
  isReturn: boolean;
  discounts: SimulationFaresProps['discounts'];
};

/** The fares of these sailings, or that they have no cabin for so many people. */
function Fares({ outbound, returning, ...props }: FaresProps) {
  const { conditions, search } = props;
  const counts = readDiscounts(search.discounts);
  const rows = simulationRows(
    outbound,
    returning,
    conditions,
    discountRequests(counts, conditions),
  );
  return rows.length > 0 ? (
    <SimulationFares {...props} rows={rows} />
  ) : (
    <Text isBold>この便には、この人数で利用できる客室がありません。別の便を選んでください。</Text>
  );
}

type Chosen = [offers: readonly SailingOffer[], chosen: SailingOffer];
type SailingsProps = {
  search: SimulationSearch;
  conditions: SearchConditions;
  outbound: Chosen;
  returning: Chosen | undefined;
};

/** Each leg as a line, with the other sailings of its day where there are any. */
function Sailings({ search, conditions, outbound, returning }: SailingsProps) {
  const set = useSimulation(search);
  const party = searchedPartyOf(conditions);
  const leg = (word: string, [offers, { sailing }]: Chosen, key: 'sailing' | 'returnSailing') => (
    <PinnedLeg
      title={`${word} ${formatDateShort(sailing.date)}`}
      {...routeFace(sailing.routeId, sailing.routeName)}
      voyage={voyageOf(sailing, party)}
      {...(offers.length > 1 && {
        actions: (
          <Select
            label={`${word}の便`}
            options={offers.map(({ sailing: { id, departureTime, vessel } }) => ({
              value: id,
              label: `${formatServiceTime(departureTime)}発(${vessel.name})`,
            }))}
            value={sailing.id}
            onChange={(id) => set({ [key]: id })}
          />
        ),
      })}
    />
  );
  return (
    <Stack gap={2}>
      {leg(returning ? '往路' : '片道', outbound, 'sailing')}
      {returning && leg('復路', returning, 'returnSailing')}
    </Stack>
  );
}
