import type { CabinType, Sailing } from '@ferry/api/customer';
import { formatDate } from '@ferry/format/date';
import { formatServiceTime, serviceTimeAt } from '@ferry/format/service-time';
import { SailingTime } from '@ferry/ui/SailingTime';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { checkInClosesAt } from '../model/check-in.ts';

/** One leg in words: day, cut-off, times, ports, vessel, cabin type. */
export const LegText = ({
  leg,
}: {
  leg: {
    sailing: Sailing;
    cabins: { cabinType: CabinType }[];
    /** Of a reservation. */
    vehicles?: unknown[];
    /** Of a draft. */
    choice?: { vehicles: unknown[] };
  };
}) => {
  const { sailing } = leg;
  const vehicles = leg.vehicles ?? leg.choice?.vehicles ?? [];
  const hasVehicles = vehicles.length > 0;
  const closesAt = checkInClosesAt(sailing, vehicles);
  const cabinNames = leg.cabins.map(({ cabinType }) => `${cabinType.name}(${cabinType.grade})`);
  return (
    <Stack gap={1}>
      <Text isBold isNumber>
        {formatDate(sailing.date)}
      </Text>
      <Text isNumber>
        {sailing.fromPort.name} <SailingTime time={sailing.departureTime} /> 発 →{' '}
        {sailing.toPort.name} <SailingTime time={sailing.arrivalTime} /> 着
      </Text>
      <Text size="dense">
        {sailing.vessel.name}/{[...new Set(cabinNames)].join('、')}
      </Text>
      <Text size="dense" tone="warning" isBold>
        乗船手続き締切 {hasVehicles ? '車両 ' : ''}
        {formatServiceTime(serviceTimeAt(sailing.date, closesAt))}
      </Text>
    </Stack>
  );
};
