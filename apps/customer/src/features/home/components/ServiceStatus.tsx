import { type GetServiceStatusResponse, getServiceStatusOptions } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { operator } from '../../../copy/operator.ts';
import { type RouteStatus, serviceState } from '../../../trips/service-states.ts';

const RouteState = ({ routeName, state, message }: RouteStatus) => {
  const { word, tone, Icon } = serviceState(state);
  return (
    <Card>
      <Stack gap={2}>
        <Text>{routeName}</Text>
        <Text as="strong" tone={tone} isBold>
          <Inline as="span" gap={2}>
            <Icon />
            <span>{word}</span>
          </Inline>
        </Text>
        {message && <Text size="dense">{message}</Text>}
      </Stack>
    </Card>
  );
};

/** Today's service, or the phone number where it can be heard. It never stands in the way of a search. */
export function ServiceStatus() {
  const { data, error } = useQuery(getServiceStatusOptions());
  if (data) return <Routes {...data} />;
  if (!error) {
    return (
      <Skeleton label="運航状況を読み込んでいます">
        <SkeletonBlock height={120} />
      </Skeleton>
    );
  }
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

const Routes = ({ routes, updatedAt }: GetServiceStatusResponse) => (
  <Stack gap={3}>
    <div role="status">
      <EvenColumns count={3}>
        {routes.map((route) => (
          <RouteState key={route.routeId} {...route} />
        ))}
      </EvenColumns>
      {routes.length === 0 && <Text>本日運航する便はありません。</Text>}
    </div>
    <Text size="dense" tone="quiet" isNumber>
      {formatDateTime(updatedAt)} 現在
    </Text>
  </Stack>
);
