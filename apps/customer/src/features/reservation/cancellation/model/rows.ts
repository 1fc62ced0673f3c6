import type { CancellationLine, LegName, Reservation, ReservationLeg } from '@ferry/api/customer';
import { cabinName } from '@ferry/format/cabins-text';
import { fullName } from '@ferry/format/full-name';
import { petLine, vehicleLine } from '../../../booking/shared/model/leg-words.ts';
import { aboard, keyOf, type Pick, picksOfCabin } from './picks.ts';
import { cancellationRuleText, isPartlyUsed, sharedUntil } from './texts.ts';

/** A line of the table of a leg. */
type ItemRow = {
  id: string;
  name: string;
  details: string[];
  /** What was paid, the fee, what comes back; in yen. */
  amounts: number[];
  /** What is picked with it; empty: it follows from the others. */
  keys: string[];
};

type Lines = readonly CancellationLine[];

const moneyOf = (lines: Lines): number[] => {
  const sum = (of: (line: CancellationLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  return [
    sum(({ paidYen }) => paidYen),
    sum(({ feeYen }) => feeYen),
    sum(({ refundYen }) => refundYen),
  ];
};

/** What was used of a ticket and costs more than its first part is kept of the next one. */
const REST_OF_USED = '使ったものの料金の残りか、手数料の、高いほう';

/**
 * What costs nothing has no fee either, whatever its rule says.
 * @param isBegun something was used of the ticket that the lines are of
 */
const detailsOf = (lines: Lines, isUntilSaid: boolean, isBegun = false): string[] => [
  ...new Set([
    ...lines.map(({ label }) => label),
    ...(lines.some(({ paidYen }) => paidYen > 0)
      ? lines.map((line) =>
          isBegun && !isPartlyUsed([line]) ? REST_OF_USED : cancellationRuleText(line, isUntilSaid),
        )
      : ['手数料も払い戻しもありません']),
  ]),
];

/** A passenger's name on this page. */
export const nameOf = ({ passengers }: Pick_, position: number): string => {
  const found = passengers[position];
  return found ? fullName(found) : `乗船者${position + 1}`;
};
type Pick_ = { passengers: Reservation['passengers'] };

/** Its class and length stand in the line of its fare. */
const whichVehicle = (vehicle: ReservationLeg['vehicles'][number]): string =>
  vehicleLine({ ...vehicle, className: undefined, lengthCm: null });

/** What a thing that is picked is called. */
export function nameOfPick(reservation: Reservation, { leg, kind, position }: Pick): string {
  const booked = reservation[leg];
  switch (kind) {
    case 'passenger':
      return nameOf(reservation, position);
    case 'vehicle':
      return booked?.vehicles[position]?.name ?? '車両';
    case 'pet': {
      const pet = booked?.pets[position];
      return pet ? petLine(pet) : 'ペット';
    }
    case 'meal':
      return booked?.meals[position]?.name ?? '食事';
    // A newer server may take something else along.
    default:
      return 'そのほかのご予約';
  }
}

/**
 * Everything on a leg, with what it cost and what cancelling it costs.
 * @param all lines of the quote for all that can be cancelled
 * @param picked lines of the quote for what is picked: the fuel adjustment of these alone is shown
 */
export function rowsOf(
  reservation: Reservation,
  leg: LegName,
  { all, picked }: { all: Lines; picked: Lines },
): ItemRow[] {
  const booked = reservation[leg];
  if (!booked) return [];
  const at = (kind: CancellationLine['kind'], position: number) =>
    all.filter((line) => line.leg === leg && line.kind === kind && line.position === position);
  const isUntilSaid = sharedUntil(all.filter((line) => line.leg === leg)) !== undefined;
  const isBegun = (passenger: number) =>
    isPartlyUsed(all.filter((line) => line.kind === 'passenger' && line.position === passenger));
  const row = (
    pick: Pick,
    lines: Lines,
    name: string = nameOfPick(reservation, pick),
  ): ItemRow => ({
    id: keyOf(pick),
    name,
    details: detailsOf(lines, isUntilSaid, pick.kind === 'passenger' && isBegun(pick.position)),
    amounts: moneyOf(lines),
    keys: [keyOf(pick)],
  });
  const { pets, meals, vehicles } = booked;
  const together = (kind: CancellationLine['kind'], name: string, detail: string): ItemRow[] => {
    const isOf = (line: CancellationLine) => line.leg === leg && line.kind === kind;
    const amounts = moneyOf(picked.filter(isOf));
    return all.some(isOf)
      ? [{ id: `${leg} ${kind}`, name, details: [detail], amounts, keys: [] }]
      : [];
  };
  return [
    ...aboard(reservation, leg).map((position) =>
      row({ leg, kind: 'passenger', position }, at('passenger', position)),
    ),
    ...cabinRows(reservation, leg, booked, { at, isUntilSaid }),
    ...vehicles.map((vehicle, position) =>
      row({ leg, kind: 'vehicle', position }, at('vehicle', position), whichVehicle(vehicle)),
    ),
    ...pets.map((_, position) => row({ leg, kind: 'pet', position }, at('option', position))),
    ...meals.map((_, position) =>
      row({ leg, kind: 'meal', position }, at('option', pets.length + position)),
    ),
    ...together('fuel', '燃料油価格変動調整金', '選んだものの分です。手数料はかかりません'),
    ...together('changeFee', '変更手数料', '前の変更の分です。この行程をすべて取り消すと戻ります'),
  ];
}

/** Cabins that cost something by themselves, or of which there are several to choose from. */
function cabinRows(
  reservation: Reservation,
  leg: LegName,
  { cabins }: ReservationLeg,
  { at, isUntilSaid }: { at: (kind: 'room', position: number) => Lines; isUntilSaid: boolean },
): ItemRow[] {
  return cabins.flatMap((cabin, position) => {
    const lines = at('room', position);
    if (lines.length === 0 && cabins.length < 2) return [];
    return [
      {
        id: `${leg} cabin ${position}`,
        name: `${cabins.length > 1 ? `客室${position + 1} ` : ''}${cabinName(cabin)}`,
        details: lines.length > 0 ? detailsOf(lines, isUntilSaid) : ['お部屋の全員を選びます'],
        amounts: moneyOf(lines),
        keys: picksOfCabin(reservation, leg, position),
      },
    ];
  });
}
