import { getServiceStatusOptions } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { RouteBadge } from '@ferry/ui/RouteBadge';
import { StatusItem, StatusLine, StatusRest } from '@ferry/ui/StatusLine';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { routeFace } from '../../../copy/route-faces.ts';
import { type RouteStatus, serviceState } from '../../../trips/service-states.ts';

const isUsual = ({ state }: RouteStatus) => state === 'normal';

const Item = (route: RouteStatus) => {
  const { word, tone, Icon } = serviceState(route.state);
  return (
    <StatusItem
      badge={<RouteBadge {...routeFace(route.routeId, route.routeName)} size="small" />}
      name={route.routeName}
      isUsual={isUsual(route)}
    >
      <Text as="span" size="dense" tone={tone} isBold>
        <Inline as="span" gap={1}>
          <Icon />
          <span>{word}</span>
        </Inline>
      </Text>
    </StatusItem>
  );
};

/** How the routes run today, in one line that is there before the answer is. */
export function ServiceLine() {
  const isHydrated = useHydrated();
  const { data: answer } = useQuery(getServiceStatusOptions());
  // In steps: an answer would be rendered in one go otherwise, and a press would wait for it.
  const data = useDeferredValue(isHydrated ? answer : undefined);
  const others = data?.routes.filter(isUsual).length ?? 0;
  const isAll = others === data?.routes.length;
  return (
    <StatusLine
      when={
        <Text as="span" size="dense" tone="quiet" isNumber>
          {data ? `${formatDateTime(data.updatedAt)}現在` : '本日'}
        </Text>
      }
      more={<Link href="#service-status">運航状況</Link>}
    >
      {data?.routes.map((route) => (
        <Item key={route.routeId} {...route} />
      ))}
      {others > 0 && <StatusRest>{isAll ? '全航路 通常運航' : 'ほかは通常運航'}</StatusRest>}
    </StatusLine>
  );
}
