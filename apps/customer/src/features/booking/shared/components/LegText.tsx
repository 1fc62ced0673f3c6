import type { CabinType, Sailing } from '@ferry/api/customer';
import { type BoardingParty, boardingText, checkInCutOff } from '@ferry/format/check-in';
import { DateTime } from '@ferry/ui/DateTime';
import { Ruby } from '@ferry/ui/Ruby';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { FromTo } from '../../../../page/FromTo.tsx';

export type LegTextProps = {
  leg: {
    sailing: Sailing;
    cabins: { cabinType: CabinType }[];
    /** Of a reservation. */
    vehicles?: readonly unknown[];
    /** Of a draft. */
    choice?: { vehicles: readonly unknown[] };
  };
  /** Who travels on this leg: with help on board the check-in closes earlier. */
  passengers: NonNullable<BoardingParty['passengers']>;
};

/** One leg in words: ports, times with their full dates, vessel, cabin type, this party's cut-off. */
export const LegText = ({ leg, passengers }: LegTextProps) => {
  const { sailing } = leg;
  const party = { vehicles: leg.vehicles ?? leg.choice?.vehicles ?? [], passengers };
  const cabinNames = leg.cabins.map(({ cabinType }) => `${cabinType.name}(${cabinType.grade})`);
  return (
    <Stack gap={1}>
      <Text isBold>
        <FromTo from={sailing.fromPort} to={sailing.toPort} />
      </Text>
      <Text>
        <DateTime kind="departure" at={sailing.departureAt} isYearShown />
      </Text>
      <Text>
        <DateTime kind="arrival" at={sailing.arrivalAt} isYearShown />
      </Text>
      <Text size="dense">
        <Ruby reading={sailing.vessel.nameKana}>{sailing.vessel.name}</Ruby>、
        {[...new Set(cabinNames)].join('、')}
      </Text>
      <Text size="dense" tone="warning" isBold>
        <DateTime
          kind="cutOff"
          holdsFor={boardingText(party)}
          at={checkInCutOff(sailing, party)}
          isYearShown
        />
      </Text>
    </Stack>
  );
};
