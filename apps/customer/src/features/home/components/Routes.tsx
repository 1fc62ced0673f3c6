import {
  getFareCalendarOptions,
  getServiceStatusOptions,
  type ListRoutesResponse,
  listPortsOptions,
  listRoutesOptions,
} from '@ferry/api/customer';
import { addDays, formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { EvenColumns } from '@ferry/ui/Columns';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Money } from '@ferry/ui/Money';
import { RouteCard } from '@ferry/ui/RouteCard';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { operator } from '../../../copy/operator.ts';
import { routeFace, routeMap } from '../../../copy/route-faces.ts';
import { useOffered } from '../../../page/offered.ts';
import { durationsOf, isBothWays, shortestSection, stopsOf } from '../../../trips/route-line.ts';
import { type RouteStatus, serviceState } from '../../../trips/service-states.ts';

const CardLink = createLink(RouteCard);

type Route = ListRoutesResponse['routes'][number];

/** Days whose fares are compared. */
const DAYS = 7;

/** What is shown changes once a day. */
const FRESH_MS = 10 * 60_000;

/** The lowest fare of an adult in the coming days; undefined until it is known. */
function useFareFrom(route: Route, today: string): number | undefined {
  const { fromPortId = '', toPortId = '' } = shortestSection(route) ?? {};
  const query = { fromPortId, toPortId, from: today, until: addDays(today, DAYS - 1), adults: 1 };
  const { data } = useQuery({
    ...getFareCalendarOptions({ query }),
    enabled: fromPortId !== '',
    staleTime: FRESH_MS,
  });
  const fares = data?.days.flatMap(({ lowestAdultYen }) => lowestAdultYen ?? []) ?? [];
  return fares.length > 0 ? Math.min(...fares) : undefined;
}

type FareFromProps = {
  yen: number;
  /** The section that costs so much, where the route has several. */
  section: string | undefined;
};

const FareFrom = ({ yen, section }: FareFromProps) => (
  <Inline as="span" gap={1}>
    <Text as="span" size="label" tone="quiet">
      {section && `${section} `}大人
    </Text>
    <Text as="span" size="dense">
      <Money amount={yen} size="medium" />〜
    </Text>
  </Inline>
);

/** How the routes run today, where the server says it. */
const useServiceStatus = () =>
  useQuery({ ...getServiceStatusOptions(), enabled: useOffered()('serviceStatus') });

/** How the route runs today; undefined until it is known, and where nothing sails. */
function useStatus(routeId: string): RouteStatus | undefined {
  const { data } = useServiceStatus();
  return data?.routes.find((each) => each.routeId === routeId);
}

function State({ state }: Pick<RouteStatus, 'state'>) {
  const { word, tone, Icon } = serviceState(state);
  return (
    <Text as="span" size="dense" tone={tone} isBold>
      <Inline as="span" gap={1}>
        <Icon />
        <span>{word}</span>
      </Inline>
    </Text>
  );
}

type CardProps = { route: Route; today: string; nameOf: (portId: string) => string };

function Card({ route, today, nameOf }: CardProps) {
  const yen = useFareFrom(route, today);
  const status = useStatus(route.id);
  const stops = stopsOf(route);
  const shortest = shortestSection(route);
  // 「港」 is left out of both names: it would be said twice.
  const section =
    stops.length > 2 && shortest
      ? [shortest.fromPortId, shortest.toPortId]
          .map((id) => nameOf(id).replace(/港$/, ''))
          .join('〜')
      : undefined;
  return (
    <CardLink
      to="/reservation"
      search={{ fromPortId: stops[0], toPortId: stops.length === 2 ? stops[1] : undefined }}
      name={route.name}
      {...routeFace(route.id, route.name)}
      map={routeMap(route.id)}
      stops={stops.map(nameOf)}
      facts={[
        durationsOf(route),
        status && `本日${status.sailings}便${isBothWays(route) ? '(両方向)' : ''}`,
      ]
        .filter(Boolean)
        .join('・')}
      service={status && <State state={status.state} />}
      news={status?.message}
      fare={yen !== undefined && <FareFrom yen={yen} section={section} />}
    />
  );
}

/** What stands where the routes come. */
const RoutesSkeleton = () => (
  <Skeleton label="航路を読み込んでいます">
    <SkeletonBlock height={260} />
  </Skeleton>
);

/** Each route as a line of ports with what it takes, costs and how it runs today. */
export function Routes() {
  // The search asks first: asking again here would take its message away and say it anew.
  const { data, error } = useQuery({ ...listRoutesOptions(), retryOnMount: false });
  const { data: answer, error: portsError } = useQuery({
    ...listPortsOptions(),
    retryOnMount: false,
  });
  if (!data || !answer) {
    // Why, and reading them again, stand at the search.
    const isRefused = error ?? portsError;
    return isRefused ? <Text>航路を取得できませんでした。</Text> : <RoutesSkeleton />;
  }
  const names = new Map(answer.ports.map(({ id, name }) => [id, name]));
  return (
    <Stack gap={3}>
      <EvenColumns count={3}>
        {data.routes.map((route) => (
          <Card
            key={route.id}
            route={route}
            today={data.today}
            nameOf={(portId) => names.get(portId) ?? portId}
          />
        ))}
      </EvenColumns>
      <StatusTime />
    </Stack>
  );
}

/** As of when the routes run so, or the phone number where it can be heard. */
function StatusTime() {
  const { data, error } = useServiceStatus();
  if (data) {
    return (
      <Text size="dense" tone="quiet" isNumber>
        {data.routes.length === 0 && '本日運航する便はありません。'}
        {`${formatDateTime(data.updatedAt)} 現在`}
      </Text>
    );
  }
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      announce="polite"
      action={
        <Text>
          電話 <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
        </Text>
      }
    >
      運航状況を取得できませんでした。お電話でもご案内しています。
    </Alert>
  );
}
