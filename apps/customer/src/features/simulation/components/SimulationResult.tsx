import { listRoutesOptions, type SailingOffer } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatServiceTime } from '@ferry/format/service-time';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Select } from '@ferry/ui/Select';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { routeFace } from '../../../copy/route-faces.ts';
import { ConditionsSummary } from '../../booking/sailings/components/ConditionsSummary.tsx';
import type { Flow } from '../../booking/shared/model/flow.ts';
import type { SearchConditions } from '../../booking/shared/model/search-conditions.ts';
import {
  discountRequests,
  readDiscounts,
  requestableDiscounts,
  writeDiscounts,
} from '../model/requestable-discounts.ts';
import { chosenSailing, type SimulationSearch, simulationRows } from '../model/simulation.ts';
import { outboundQuery, returnQuery } from '../model/simulation-queries.ts';
import { useSimulation } from '../model/use-simulation.ts';
import { SimulationFares } from './SimulationFares.tsx';

export type SimulationResultProps = {
  flow: Flow;
  conditions: SearchConditions;
  search: SimulationSearch;
};

/** The sailings of the days, the discounts asked for, and what each cabin type costs. */
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
      />
      <Card as="section" aria-label="便と割引">
        <Stack gap={4}>
          <Sailings
            {...{ search }}
            outbound={[outboundSearch.data.sailingOffers, outbound]}
            returning={
              returning && returnSearch.data
                ? [returnSearch.data.sailingOffers, returning]
                : undefined
            }
          />
          <Discounts
            search={search}
            discounts={requestableDiscounts(route?.discounts ?? [])}
            max={conditions.adults + conditions.children}
          />
        </Stack>
      </Card>
      <Fares {...{ flow, conditions, search, outbound, returning, isReturn }} />
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
};

/** The fares of these sailings, or that they have no cabin for so many people. */
function Fares({ flow, conditions, search, outbound, returning, isReturn }: FaresProps) {
  const counts = readDiscounts(search.discounts);
  const rows = simulationRows(
    outbound,
    returning,
    conditions,
    discountRequests(counts, conditions),
  );
  return rows.length > 0 ? (
    <SimulationFares {...{ flow, rows, search, conditions, isReturn }} />
  ) : (
    <Text isBold>この便には、この人数で利用できる客室がありません。別の便を選んでください。</Text>
  );
}

type Chosen = [offers: readonly SailingOffer[], chosen: SailingOffer];
type SailingsProps = { search: SimulationSearch; outbound: Chosen; returning: Chosen | undefined };

function Sailings({ search, outbound, returning }: SailingsProps) {
  const set = useSimulation(search);
  const field = (label: string, [offers, chosen]: Chosen, key: 'sailing' | 'returnSailing') => (
    <Select
      label={label}
      options={offers.map(({ sailing }) => ({
        value: sailing.id,
        label: `${formatServiceTime(sailing.departureTime)}発(${sailing.vessel.name})`,
      }))}
      value={chosen.sailing.id}
      onChange={(id) => set({ [key]: id })}
    />
  );
  return (
    <EvenColumns>
      {field(returning ? '往路の便' : '便', outbound, 'sailing')}
      {returning && field('復路の便', returning, 'returnSailing')}
    </EvenColumns>
  );
}

type DiscountsProps = {
  search: SimulationSearch;
  discounts: ReturnType<typeof requestableDiscounts>;
  max: number;
};

function Discounts({ search, discounts, max }: DiscountsProps) {
  const set = useSimulation(search);
  const counts = readDiscounts(search.discounts);
  return (
    <Stack gap={4}>
      {discounts.map(({ key, label, support }) => (
        <NumberStepper
          key={key}
          label={`${label}を使う方`}
          support={support}
          value={counts[key] ?? 0}
          max={max}
          unit="名"
          onChange={(count) => set({ discounts: writeDiscounts({ ...counts, [key]: count }) })}
        />
      ))}
    </Stack>
  );
}
