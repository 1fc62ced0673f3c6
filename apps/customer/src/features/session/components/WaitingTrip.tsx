import type { Draft } from '@ferry/api/customer';
import { formatSailingTime } from '@ferry/format/service-time';
import { RouteBadge } from '@ferry/ui/RouteBadge';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { routeFace } from '../../../copy/route-faces.ts';
import { FromTo } from '../../../trips/FromTo.tsx';

/** The booking in the middle of which a customer signs in: not lost from sight, and kept. */
export function WaitingTrip({ draft }: { draft: Draft }) {
  const { sailing } = draft.outbound;
  const { passengers, outboundVehicles: vehicles } = draft.customers;
  return (
    <Stack as="section" gap={1} aria-label="入力中のご予約">
      <Text isBold>
        <RouteBadge {...routeFace(sailing.routeId, sailing.routeName)} /> 入力中のご予約
      </Text>
      <Text isNumber>
        {formatSailingTime(sailing.departureAt)}発{' '}
        <FromTo from={sailing.fromPort} to={sailing.toPort} />
        {draft.return && '(往復)'}
      </Text>
      <Text size="dense" isNumber>
        {`${passengers.length}名${vehicles.length > 0 ? `・車両${vehicles.length}台` : ''}。入力した内容は保存してあります。`}
      </Text>
    </Stack>
  );
}
